/// How long the value is kept that a function builds: `@Instantiated(lifetime: .lazy)`.
package enum InstanceLifetime: String, Hashable, Sendable, Codable, CaseIterable {
    /// As long as the scope.
    case lazy
    /// As long as anybody holds it.
    case weak
}

extension InstanceLifetime: SummaryChoice {}
