/// A fenced block of a page, and what the page says about it.
struct CodeBlock: Hashable, Sendable {
    /// What follows the fence, as in `swift`.
    let language: String
    /// The comment right before the fence, as in `<!-- module: App, imports: Storage -->`.
    let note: BlockNote?
    let text: String
    /// The line of the opening fence, counted from one.
    let line: Int
    /// The number of the first line of the text and of the line after the last, counted from zero.
    let textLines: Range<Int>
}
