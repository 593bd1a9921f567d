/// An output for lines that a person reads.
package protocol Terminal: Sendable {
    /// Shows one line.
    func show(_ line: String)
}
