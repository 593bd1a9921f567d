import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Reads a file down to what the generator needs to know of it, with what is wrong with each declaration.
package enum FileSummarizer {
    /// The summary of a file.
    ///
    /// A text in which none of Heirloom's names occurs is read for the names it declares only.
    package static func summary(
        ofFileAt path: String,
        source: [UInt8],
        known: KnownConditions = KnownConditions()
    ) -> FileSummary {
        let text = SourceText(bytes: source)
        let review = LocalReview(text: text)
        var summary = FileReader.summary(ofFileAt: path, text: text, known: known, review: review)
        // Where an attribute cannot be read, what stands below it may well be in its place.
        let isBroken = summary.fault != nil
        summary.diagnostics = review.sortedProblems.withOneStrayOfEachType
            .filter { !isBroken || $0.id != .strayDependency }
            .map { $0.diagnostic(path: path, text: text) }
        return summary
    }

    /// The names that a file declares. Whether the text is read for them alone, as one that does not mention Heirloom
    /// is, or for more makes no difference.
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

    /// What the declarations of a file show to be wrong, in order of place.
    package static func problems(in file: SourceFile, text: SourceText) -> [LocalProblem] {
        let review = LocalReview(text: text)
        FileReader.review(file, text: text, by: review)
        return review.sortedProblems
    }
}

extension [LocalProblem] {
    /// These without all but the first of the properties whose type lacks `@Instantiable`: that is one mistake.
    fileprivate var withOneStrayOfEachType: [LocalProblem] {
        var owners: Set<Int> = []
        return filter { problem in
            guard case .dependency(_, .isStray(let owner)) = problem, let start = owner?.start else {
                return true
            }
            return owners.insert(start.offset).inserted
        }
    }
}
