import HeirloomModel
import HeirloomSyntax

/// Reads the facts about a file that the generator needs, without reporting problems.
package enum FileReader {
    /// Returns the summary of a file.
    ///
    /// If none of Heirloom's names occurs in the text, only the declared names are read. A generated file is blank.
    package static func summary(
        ofFileAt path: String,
        text: SourceText,
        known: KnownConditions,
        review: any DeclarationReview
    ) -> FileSummary {
        if text.bytes.starts(with: GeneratedNames.header.utf8) { return FileSummary(path: path) }
        guard let lexed = Parser.lex(text.bytes, seeking: .heirloom) else {
            var unread = FileSummary(path: path)
            unread.fault = Parser.parse(text.bytes).faults.first
            return unread
        }
        let wanted = lexed.mentionsSoughtName ? WantedDeclarations.summarized : .names
        let file = Parser.parse(lexed, wanting: wanted, seeking: .heirloom)
        var summarizer = DeclarationSummarizer(path: path, wanting: wanted, review: review)
        let names = DeclaredNames { Parser.parse(lexed, wanting: .everything).declarations }
        summarizer.summarize(
            file.declarations(settledBy: known),
            in: DeclarationContext(text: text, names: names)
        )
        var summary = summarizer.summary
        summary.isIndentedWithTabs = text.isIndentedWithTabs
        summary.fault = file.faults.first
        summarizer.unusedProperties.mark(&summary.instantiables, of: file.declarations, in: text.bytes)
        IgnoredWarnings(in: text).mark(&summary)
        return summary
    }

    /// Returns the names that a file declares. The result is the same whether the text is read only for names, as one
    /// that does not mention Heirloom is, or for more.
    package static func names(
        ofFileAt path: String,
        text: SourceText,
        wanting wanted: WantedDeclarations,
        review: any DeclarationReview
    ) -> FileSummary? {
        guard let lexed = Parser.lex(text.bytes, seeking: .heirloom) else { return nil }
        let file = Parser.parse(lexed, wanting: wanted, seeking: .heirloom)
        var summarizer = DeclarationSummarizer(path: path, wanting: .names, review: review)
        let names = DeclaredNames { file.declarations }
        summarizer.summarize(file.declarations, in: DeclarationContext(text: text, names: names))
        var summary = summarizer.summary
        summary.fault = file.faults.first
        // A text that uses Heirloom is never read for names only.
        summary.instantiables = []
        summary.configurations = []
        return summary
    }
}
