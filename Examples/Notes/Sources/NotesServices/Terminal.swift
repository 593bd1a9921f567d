/// Where lines for a person go.
package protocol Terminal: Sendable {
    /// Shows one line.
    func show(_ line: String)
}
