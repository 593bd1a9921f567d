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

/// Reviews the declarations of a file while they are read, and decides which are faulty. Reading itself reports
/// nothing.
package protocol DeclarationReview: AnyObject {
    /// Reviews a declaration, before the declarations inside it.
    func review(_ declaration: Declaration)
    /// Reviews a property that is not declared in an instantiable type.
    func review(stray property: PropertyDeclaration, in owner: TypeDeclaration?)
    /// Reviews `#HeirloomConfiguration(…)`.
    func review(configuration use: MacroUse, isAtFileScope: Bool)
    /// Returns whether a type is faulty, for each outcome of its conditions.
    func faults(in type: InstantiableAlternatives) -> [Bool]
    /// Returns whether an extension is faulty.
    func hasFaults(_ type: InstantiableExtension) -> Bool
    /// Returns whether a type without `@Instantiable` could have the attribute without other changes.
    func allowsInstantiable(_ type: TypeDeclaration, enclosing: [EnclosingDeclaration]) -> Bool
}
