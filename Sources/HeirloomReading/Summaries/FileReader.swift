import HeirloomModel
import HeirloomSyntax

/// Reads the facts about a file that the generator needs, without reporting problems.
package enum FileReader {
    /// Returns the summary of a file and the subjects of local rules.
    ///
    /// If none of Heirloom's names occurs in the text, only the declared names are read. A generated file is blank.
    package static func reading(
        ofFileAt path: String,
        text: SourceText,
        known: KnownConditions
    ) -> FileReading {
        if text.bytes.starts(with: GeneratedNames.header.utf8) {
            return FileReading(summary: FileSummary(path: path))
        }
        guard let lexed = Parser.lex(text.bytes, seeking: .heirloom) else {
            var unread = FileSummary(path: path)
            unread.fault = Parser.parse(text.bytes).faults.first
            return FileReading(summary: unread)
        }
        let wanted = lexed.mentionsSoughtName ? WantedDeclarations.summarized : .names
        let file = Parser.parse(lexed, wanting: wanted, seeking: .heirloom)
        var summarizer = DeclarationSummarizer(path: path, wanting: wanted)
        let names = DeclaredNames { Parser.parse(lexed, wanting: .everything).declarations }
        summarizer.summarize(
            file.declarations(settledBy: known),
            in: DeclarationContext(text: text, names: names)
        )
        var reading = summarizer.reading
        reading.summary.fault = file.faults.first
        summarizer.unusedProperties.mark(
            &reading.summary.instantiables,
            of: file.declarations,
            in: text.bytes
        )
        IgnoredWarnings(in: text).mark(&reading.summary)
        return reading
    }

    /// Returns the names that a file declares. The result is the same whether the text is read only for names, as one
    /// that does not mention Heirloom is, or for more.
    package static func names(
        ofFileAt path: String,
        source: [UInt8],
        wanting wanted: WantedDeclarations
    ) -> FileSummary? {
        let text = SourceText(bytes: source)
        guard let lexed = Parser.lex(text.bytes, seeking: .heirloom) else { return nil }
        let file = Parser.parse(lexed, wanting: wanted, seeking: .heirloom)
        var summarizer = DeclarationSummarizer(path: path, wanting: .names)
        let names = DeclaredNames { file.declarations }
        summarizer.summarize(file.declarations, in: DeclarationContext(text: text, names: names))
        var summary = summarizer.reading.summary
        summary.fault = file.faults.first
        // A text that uses Heirloom is never read for names only.
        summary.instantiables = []
        summary.configurations = []
        return summary
    }
}

extension SoughtWords {
    /// The words that summaries depend on: the attributes, the instantiators and the configuration, and the functions
    /// `instantiate` and `mock`.
    package static let heirloom = SoughtWords(
        names: [
            "Received", "Forwarded", "Instantiable", "Instantiated", "Instantiator", "SendableInstantiator",
            "HeirloomConfiguration",
        ],
        functionNames: ["instantiate", "mock"],
        // Its type determines the associated type `ID` of `Identifiable`.
        propertyAmongNames: "id",
        // A file that does not mention Heirloom may extend a type for which a double is generated.
        functionAmongNames: "mock",
        functionPrefix: GeneratedNames.functionPrefix,
        // In an `@Instantiable` extension, a function may be meant to build the type; in a type, to make its double.
        readsAllFunctions: { attributes, isExtension in
            guard let attribute = attributes.heirloom("Instantiable") else { return false }
            return isExtension || attribute.saysOfDoubles
        }
    )
}
