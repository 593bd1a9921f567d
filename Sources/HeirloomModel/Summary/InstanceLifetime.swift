/// The lifetime of the value that a function builds: `@Instantiated(lifetime: .lazy)`.
package enum InstanceLifetime: String, Hashable, Sendable, CaseIterable {
    /// Lives as long as the scope.
    case lazy
    /// Lives as long as something else holds it.
    case weak
}

extension InstanceLifetime: SummaryChoice {}
