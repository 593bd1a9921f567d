import HeirloomModel

/// Reads a file down to what the generator needs to know of it.
package enum FileSummarizer {
    /// The summary of a file.
    ///
    /// A text in which none of Heirloom's names occurs is read for the names it declares only.
    package static func summary(
        ofFileAt path: String,
        source: [UInt8],
        known: KnownConditions = KnownConditions()
    ) -> FileSummary {
        guard let lexed = Parser.lex(source) else {
            return FileSummary(path: path, fault: Parser.parse(source).faults.first)
        }
        let wanted = lexed.mentionsHeirloom ? WantedDeclarations.summarized : .names
        let file = Parser.parse(lexed, wanting: wanted)
        let text = SourceText(bytes: source)
        var summarizer = DeclarationSummarizer(path: path, wanting: wanted)
        summarizer.summarize(file.declarations(settledBy: known), in: DeclarationContext(text: text))
        summarizer.summary.isIndentedWithTabs = text.isIndentedWithTabs
        summarizer.summary.fault = file.faults.first
        // Where an attribute cannot be read, what stands below it may well be in its place.
        let isBroken = summarizer.summary.fault != nil
        summarizer.summary.diagnostics = summarizer.sortedProblems
            .filter { !isBroken || $0.id != .strayDependency }
            .map { $0.diagnostic(path: path, text: text) }
        return summarizer.summary
    }

    /// The names that a file declares. Whether the text is read for them alone, as one that does not mention Heirloom
    /// is, or for more makes no difference.
    package static func names(
        ofFileAt path: String,
        source: [UInt8],
        wanting wanted: WantedDeclarations
    ) -> FileSummary? {
        guard let lexed = Parser.lex(source) else { return nil }
        let file = Parser.parse(lexed, wanting: wanted)
        var summarizer = DeclarationSummarizer(path: path, wanting: .names)
        summarizer.summarize(file.declarations, in: DeclarationContext(text: SourceText(bytes: source)))
        var summary = summarizer.summary
        summary.fault = file.faults.first
        // A text that asks for anything of Heirloom's is never read for names alone.
        summary.instantiables = []
        summary.configurations = []
        summary.hiddenTypes = []
        return summary
    }

    /// What the declarations of a file show to be wrong, in order of place.
    package static func problems(in file: SourceFile, text: SourceText) -> [LocalProblem] {
        var summarizer = DeclarationSummarizer(path: "", wanting: .everything)
        summarizer.summarize(file.declarations, in: DeclarationContext(text: text))
        return summarizer.sortedProblems
    }
}

extension DeclarationSummarizer {
    fileprivate var sortedProblems: [LocalProblem] {
        problems.sorted { left, right in
            (left.range.start, left.id.rawValue) < (right.range.start, right.id.rawValue)
        }
    }
}
