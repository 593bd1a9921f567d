import HeirloomModel
import HeirloomSyntax

/// Reads a file down to what the generator needs to know of it, problems aside.
package enum FileReader {
    /// The summary of a file.
    ///
    /// A text in which none of Heirloom's names occurs is read for the names it declares only.
    package static func summary(
        ofFileAt path: String,
        text: SourceText,
        known: KnownConditions,
        review: any DeclarationReview
    ) -> FileSummary {
        guard let lexed = Parser.lex(text.bytes, seeking: .heirloom) else {
            return FileSummary(path: path, fault: Parser.parse(text.bytes).faults.first)
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
        IgnoredWarnings(in: text).mark(&summary.instantiables)
        return summary
    }

    /// The names that a file declares. Whether the text is read for them alone, as one that does not mention Heirloom
    /// is, or for more makes no difference.
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
        // A text that asks for anything of Heirloom's is never read for names alone.
        summary.instantiables = []
        summary.configurations = []
        summary.hiddenTypes = []
        return summary
    }

    /// Shows everything that a file declares to the review.
    package static func review(_ file: SourceFile, text: SourceText, by review: any DeclarationReview) {
        var summarizer = DeclarationSummarizer(path: "", wanting: .everything, review: review)
        let names = DeclaredNames { file.declarations }
        summarizer.summarize(file.declarations, in: DeclarationContext(text: text, names: names))
    }
}
