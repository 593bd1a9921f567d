/// The facts about a module that the generator needs.
package struct ModuleSummary: Equatable, Sendable {
    package var name: String
    /// The files, sorted by path.
    package var files: [FileSummary]
    /// The modules that it sees, if the summary says that it builds types with hidden parts for other modules.
    package var view: Set<String>?

    package init(name: String, files: [FileSummary], view: Set<String>? = nil) {
        self.name = name
        self.files = files
        self.view = view
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
package struct FileSummary: Equatable, Sendable {
    package var path: String
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

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&imports)
        visitor.visit(&types)
        visitor.visit(&aliases)
        visitor.visit(&extensions)
        visitor.visit(&instantiables)
        visitor.visit(&configurations)
        visitor.visit(&capitalizedValues)
    }
}

/// A type alias, identified by its nested name.
package struct AliasSummary: Equatable, Sendable, SummaryPart {
    package var path: [String]
    package var access: AccessLevel = .private
    package var genericParameters: [String] = []
    package var aliasedType: TypeReference
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    package init(path: [String], aliasedType: TypeReference) {
        self.path = path
        self.aliasedType = aliasedType
    }

    package static var blank: Self { Self(path: [], aliasedType: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&path)
        visitor.visit(&access)
        visitor.visit(&genericParameters)
        visitor.visit(&aliasedType)
        visitor.visit(&condition)
    }
}

/// The relevant parts of an extension: conformances, initializers and members that may hide a type.
package struct ExtensionSummary: Equatable, Sendable, SummaryPart {
    package var extendedType: TypeReference
    package var inheritance: [TypeReference] = []
    package var initializers: [InitializerSummary] = []
    /// The functions that calls of a generated double might resolve to. Empty for an `@Instantiable` extension, whose
    /// functions are examined with its declaration.
    package var mockFunctions: [MockFunctionSummary] = []
    /// The explicit type of the property `id`.
    @Rare package var typeOfID: TypeReference?
    /// The names of properties and functions that begin like a type's or a generated function's.
    package var capitalizedMembers: [String] = []
    /// `where T: P`; `nil` without a clause.
    package var whereClause: String?
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    package init(extendedType: TypeReference) { self.extendedType = extendedType }

    /// Whether the extension applies only to some specializations.
    package var isConstrained: Bool { whereClause != nil }

    package static var blank: Self { Self(extendedType: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&extendedType)
        visitor.visit(&inheritance)
        visitor.visit(&initializers)
        visitor.visit(&mockFunctions)
        visitor.visit(&_typeOfID)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&whereClause)
        visitor.visit(&condition)
    }
}

/// An import: `@testable public import struct Module.Submodule.Type`.
package struct ImportDeclaration: Hashable, Sendable, SummaryPart {
    /// The attributes as written: `@testable`, `@preconcurrency`, `@_spi(Name)`, `@_exported`.
    package var attributes: [String] = []
    /// The access level; `nil` if none is written.
    package var access: AccessLevel?
    /// The kind in an import of a single declaration: `struct`, `func`, ….
    package var kind: String?
    /// The module, followed by the components after the dots.
    package var path: [String]
    /// The condition of the enclosing `#if`: `canImport(UIKit) && !DEBUG`; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(path: [String], range: SourceRange) {
        self.path = path
        self.range = range
    }

    /// The module's name.
    package var module: String { path.first ?? "" }

    package static var blank: Self { Self(path: [], range: .blank) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&attributes)
        visitor.visit(&access)
        visitor.visit(&kind)
        visitor.visit(&path)
        visitor.visit(&condition)
        visitor.visit(&range)
    }
}

/// A range at which a text is not valid Swift.
package struct SyntaxFault: Equatable, Sendable, Codable {
    /// The error, as in "expected '}' to end the body of 'Store'".
    package let message: String
    package let range: SourceRange

    package init(message: String, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
