import HeirloomModel

/// A type whose names are resolved.
///
/// A class, because all dependencies on a type share one instance: results computed for one of them are found for the
/// others by ``ObjectIdentifier``.
package final class ResolvedType: Sendable {
    /// The type as spelled, except that the name of every type that was read is fully qualified, starting with its
    /// module: `Models.User?`. Aliases are not expanded.
    package let spelled: TypeExpression
    /// The type without sugar and aliases, and with fully qualified names: equal for all spellings of one type.
    package let canonical: TypeExpression
    /// The file whose imports make the names that were not read visible; `nil` if all were read.
    package let externalNamesFile: FileID?
    /// The same for generic arguments that are named in other files.
    private let namesFilesOfArguments: [FileID]

    package init(
        spelled: TypeExpression,
        canonical: TypeExpression,
        externalNamesFile: FileID?,
        namesFilesOfArguments: [FileID] = []
    ) {
        self.spelled = spelled
        self.canonical = canonical
        self.externalNamesFile = externalNamesFile
        self.namesFilesOfArguments = namesFilesOfArguments
    }

    /// The files whose imports make the names that were not read visible.
    package var externalNamesFiles: [FileID] {
        externalNamesFile.map { [$0] + namesFilesOfArguments } ?? namesFilesOfArguments
    }

    /// Returns the same type with another spelling.
    package func spelledOtherwise(_ spelled: TypeExpression) -> ResolvedType {
        with(spelled: spelled, canonical: canonical)
    }

    /// The type without its parameter specifiers, as arguments of the parameter have it.
    var withoutSpecifiers: ResolvedType {
        guard case .attributed = spelled else { return self }
        return spelledOtherwise(spelled.withoutSpecifiers)
    }

    /// Returns a part of the type, or a type made from it, which names nothing in other files.
    package func with(spelled: TypeExpression, canonical: TypeExpression) -> ResolvedType {
        ResolvedType(
            spelled: spelled,
            canonical: canonical,
            externalNamesFile: externalNamesFile,
            namesFilesOfArguments: namesFilesOfArguments
        )
    }
}

extension ResolvedType: Hashable {
    package static func == (left: ResolvedType, right: ResolvedType) -> Bool {
        left === right
            || left.spelled == right.spelled && left.canonical == right.canonical
                && left.externalNamesFile == right.externalNamesFile
                && left.namesFilesOfArguments == right.namesFilesOfArguments
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// A declared type: its module and its full nested name.
package struct TypeIdentity: Hashable, Sendable {
    package var module: String
    package var path: [String]
}

/// The facts about visible names that determine how a name is printed.
package struct VisibleNames: Equatable, Sendable {
    /// The modules that were read.
    package var modules: Set<String>
    /// The modules that declare each top-level type or alias name, sorted.
    package var topLevel: [String: [String]]
    /// The names of the member types and aliases of each root, inherited ones included. They shadow top-level names
    /// inside the root's extension.
    package var members: [TypeIdentity: Set<String>]
    /// The full names of protocols, and of aliases of protocols and compositions: as types they need `any`.
    package var constraints: Set<[String]> = []
    /// The modules that re-export a module that was not read, directly or through others.
    package var modulesShowingUnread: Set<String> = []
    /// For each module whose name a type hides, or a type of a well-known framework may hide, the names of its
    /// outermost types and aliases, each with the keyword of a scoped import: `struct`, `typealias`.
    package var kindsInHiddenModules: [String: [String: String]] = [:]
    /// Names that were not read and cannot be qualified, each with the module from which a scoped import imports it if
    /// it is printed.
    package var importedAlone: [String: String] = [:]
    /// For each type or alias that a module nests in a type of another module, by its full name, the module that
    /// declares it.
    package var nestedElsewhere: [[String]: String] = [:]
    /// The modules that cannot be named in the file because a type has the same name.
    package var hiddenModules: Set<String> = []
    /// Global functions and variables with the name of a type or a module: in an expression, the name refers to them.
    package var values: Set<String> = []
    /// Members of roots with names like those of the aliases that generated code declares for types.
    package var takenAliases: Set<String> = []
}
