/// What the generator needs to know of one module.
package struct ModuleSummary: Hashable, Sendable, Codable {
    package var name: String
    /// Sorted by path.
    package var files: [FileSummary]

    package init(name: String, files: [FileSummary]) {
        self.name = name
        self.files = files
    }
}

/// What the generator needs to know of one file.
package struct FileSummary: Hashable, Sendable, Codable {
    package var path: String
    package var imports: [ImportDeclaration]
    /// Every nominal type, instantiable or not, outermost first.
    package var types: [TypeSummary]
    package var aliases: [AliasSummary]
    package var extensions: [ExtensionSummary]
    package var instantiables: [InstantiableDeclaration]
    package var configurations: [ConfigurationDeclaration]
    /// What one type's own source shows to be wrong.
    package var diagnostics: [Diagnostic]
    /// Where the file stops being readable; `nil` for a file that parses.
    package var fault: SyntaxFault?

    package init(
        path: String,
        imports: [ImportDeclaration] = [],
        types: [TypeSummary] = [],
        aliases: [AliasSummary] = [],
        extensions: [ExtensionSummary] = [],
        instantiables: [InstantiableDeclaration] = [],
        configurations: [ConfigurationDeclaration] = [],
        diagnostics: [Diagnostic] = [],
        fault: SyntaxFault? = nil
    ) {
        self.path = path
        self.imports = imports
        self.types = types
        self.aliases = aliases
        self.extensions = extensions
        self.instantiables = instantiables
        self.configurations = configurations
        self.diagnostics = diagnostics
        self.fault = fault
    }
}
