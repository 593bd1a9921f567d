/// What the generator needs to know of one module.
package struct ModuleSummary: Hashable, Sendable, Codable {
    package var name: String
    /// Sorted by path.
    package var files: [FileSummary]

    package init(name: String, files: [FileSummary]) {
        self.name = name
        self.files = files
    }

    /// What configures the module, with the paths of the files in which that stands.
    package var configurations: [(path: String, declaration: ConfigurationDeclaration)] {
        files.flatMap { file in file.configurations.map { (path: file.path, declaration: $0) } }
    }
}

/// What the generator needs to know of one file.
package struct FileSummary: Hashable, Sendable, Codable {
    package var path: String
    /// Whether its first indented line begins with a tab.
    package var isIndentedWithTabs: Bool
    package var imports: [ImportDeclaration]
    /// Every nominal type, instantiable or not, outermost first.
    package var types: [TypeSummary]
    package var aliases: [AliasSummary]
    package var extensions: [ExtensionSummary]
    package var instantiables: [InstantiableDeclaration]
    package var configurations: [ConfigurationDeclaration]
    /// Types that would be instantiable if they did not stand in the braces of a computed property.
    /// The macro takes them for members of the type around it.
    package var hiddenTypes: [HiddenType]
    /// The functions and variables outside of all types that begin like a type.
    package var capitalizedValues: [String]
    /// What one type's own source shows to be wrong.
    package var diagnostics: [Diagnostic]
    /// Where the file stops being readable; `nil` for a file that parses.
    package var fault: SyntaxFault?

    package init(
        path: String,
        isIndentedWithTabs: Bool = false,
        imports: [ImportDeclaration] = [],
        types: [TypeSummary] = [],
        aliases: [AliasSummary] = [],
        extensions: [ExtensionSummary] = [],
        instantiables: [InstantiableDeclaration] = [],
        configurations: [ConfigurationDeclaration] = [],
        hiddenTypes: [HiddenType] = [],
        capitalizedValues: [String] = [],
        diagnostics: [Diagnostic] = [],
        fault: SyntaxFault? = nil
    ) {
        self.path = path
        self.isIndentedWithTabs = isIndentedWithTabs
        self.imports = imports
        self.types = types
        self.aliases = aliases
        self.extensions = extensions
        self.instantiables = instantiables
        self.configurations = configurations
        self.hiddenTypes = hiddenTypes
        self.capitalizedValues = capitalizedValues
        self.diagnostics = diagnostics
        self.fault = fault
    }
}

/// Without what is wrong in it, of which nothing is kept, and the path, which may be another by then.
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
        visitor.visit(&hiddenTypes)
        visitor.visit(&capitalizedValues)
    }
}

/// A type with `@Instantiable` where no generated file can name it.
package struct HiddenType: Hashable, Sendable, Codable {
    package var name: String
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

extension HiddenType: SummaryPart {
    package static var blank: Self { Self(name: "", range: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&name)
        visitor.visit(&range)
    }
}
