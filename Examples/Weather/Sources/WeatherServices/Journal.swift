/// Keeps reports.
package protocol Journal: Sendable {
    func add(_ report: String) async throws
}
