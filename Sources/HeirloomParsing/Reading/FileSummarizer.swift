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
        var file = Parser.parse(lexed, isSkimming: !lexed.mentionsHeirloom)
        file.declarations = file.declarations.settled(by: known)
        let text = SourceText(bytes: source)
        var summarizer = DeclarationSummarizer(path: path, isSkimming: !lexed.mentionsHeirloom)
        summarizer.summarize(file.declarations, in: DeclarationContext(text: text))
        summarizer.summary.fault = file.faults.first
        if lexed.mentionsHeirloom {
            summarizer.summary.diagnostics = LocalRules.problems(in: file, text: text).map {
                $0.diagnostic(path: path, text: text)
            }
        }
        return summarizer.summary
    }
}
