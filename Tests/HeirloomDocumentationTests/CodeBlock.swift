/// A fenced block of a page, with the note that describes it.
struct CodeBlock: Hashable, Sendable {
    /// The word after the opening fence: `swift`.
    let language: String
    /// The comment right before the fence: `<!-- module: App, imports: Storage -->`.
    let note: BlockNote?
    let text: String
    /// The line of the opening fence, counted from one.
    let line: Int
    /// The range of the text's lines, counted from zero.
    let textLines: Range<Int>
}
