import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Summarizes files for the generator and diagnoses each declaration.
package enum FileSummarizer {
    /// Returns the summary of a file.
    ///
    /// If a file mentions none of Heirloom's names, only the names it declares are read.
    package static func summary(
        ofFileAt path: String,
        source: [UInt8],
        known: KnownConditions = KnownConditions()
    ) -> FileSummary {
        let text = SourceText(bytes: source)
        let review = LocalReview(text: text)
        var summary = FileReader.summary(ofFileAt: path, text: text, known: known, review: review)
        // Other mistakes in a file that does not parse may be consequences of the syntax error.
        if summary.fault == nil {
            summary.diagnostics = review.sortedProblems.withOneOfEachCause
                .map { $0.diagnostic(path: path, text: text) }
        }
        return summary
    }

    /// Returns the names that a file declares. The result is the same whether the file is read only for its names, like
    /// files that do not mention Heirloom, or for more.
    package static func names(
        ofFileAt path: String,
        source: [UInt8],
        wanting wanted: WantedDeclarations
    ) -> FileSummary? {
        let text = SourceText(bytes: source)
        return FileReader.names(
            ofFileAt: path,
            text: text,
            wanting: wanted,
            review: LocalReview(text: text)
        )
    }
}

extension [LocalProblem] {
    /// The first problem of each cause: several properties of one type without `@Instantiable` are one mistake.
    fileprivate var withOneOfEachCause: [LocalProblem] {
        var causes: Set<Int> = []
        return filter { problem in
            problem.cause.map { causes.insert($0.offset).inserted } ?? true
        }
    }
}
