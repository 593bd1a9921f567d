/// The facts about a module that the generator needs.
package struct ModuleSummary: Hashable, Sendable {
    package var name: String
    /// The files, sorted by path.
    package var files: [FileSummary]

    package init(name: String, files: [FileSummary]) {
        self.name = name
        self.files = files
    }

    /// The configurations of the module, with the paths of their files.
    package var configurations: [(path: String, declaration: ConfigurationDeclaration)] {
        var found: [(path: String, declaration: ConfigurationDeclaration)] = []
        // By index, because copying the summary of each file takes longer than looking at it.
        for file in files.indices where !files[file].configurations.isEmpty {
            found += files[file].configurations.map { (path: files[file].path, declaration: $0) }
        }
        return found
    }
}

/// The facts about a file that the generator needs.
package struct FileSummary: Hashable, Sendable {
    package var path: String
    /// Whether the first indented line begins with a tab.
    package var isIndentedWithTabs = false
    package var imports: [ImportDeclaration] = []
    /// All nominal types, instantiable or not, outermost first.
    package var types: [TypeSummary] = []
    package var aliases: [AliasSummary] = []
    package var extensions: [ExtensionSummary] = []
    package var instantiables: [InstantiableDeclaration] = []
    package var configurations: [ConfigurationDeclaration] = []
    /// The functions and variables at file scope whose names begin like a type's.
    package var capitalizedValues: [String] = []
    /// The mistakes within single types.
    package var diagnostics: [Diagnostic] = []
    /// The position at which parsing failed; `nil` for a file that parses.
    package var fault: SyntaxFault?

    package init(path: String) { self.path = path }
}

/// Excludes the path, which may change, and mistakes, whose diagnostics contain it.
extension FileSummary: SummaryPart {
    package static var blank: Self { Self(path: "") }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&isIndentedWithTabs)
        visitor.visit(&imports)
        visitor.visit(&types)
        visitor.visit(&aliases)
        visitor.visit(&extensions)
        visitor.visit(&instantiables)
        visitor.visit(&configurations)
        visitor.visit(&capitalizedValues)
    }
}
