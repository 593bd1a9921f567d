import HeirloomModel

/// A type whose names are resolved.
///
/// An object, because the dependencies on a type share it: what has been found out about one of them is found
/// again for all by ``ObjectIdentifier``.
package final class ResolvedType: Sendable {
    /// The type as spelled, except that the name of every type that was read is written in full, from its
    /// module on: `Models.User?`. Aliases are not expanded.
    package let spelled: TypeExpression
    /// The type without sugar and aliases, names in full: equal for all spellings of one type.
    package let canonical: TypeExpression
    /// The file whose imports make the names that were not read visible, `nil` where all were read.
    package let externalNamesFile: FileID?
    /// Those of what stands for the parameters of a generic type, in which it is named elsewhere.
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
        [externalNamesFile].compactMap(\.self) + namesFilesOfArguments
    }

    /// The same type in another spelling.
    package func spelledOtherwise(_ spelled: TypeExpression) -> ResolvedType {
        with(spelled: spelled, canonical: canonical)
    }

    /// What is handed in for a parameter of the type, which says how it is passed as well.
    var withoutSpecifiers: ResolvedType {
        guard case .attributed = spelled else { return self }
        return spelledOtherwise(spelled.withoutSpecifiers)
    }

    /// A part of the type, or one made of it: nothing in it is named elsewhere.
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

    package init(module: String, path: [String]) {
        self.module = module
        self.path = path
    }
}

/// What the printing of a name has to take into account.
package struct VisibleNames: Hashable, Sendable {
    /// The modules that were read.
    package var modules: Set<String>
    /// For each name of a top-level type or alias, the modules that declare it, sorted.
    package var topLevel: [String: [String]]
    /// For each root, the names of its member types and aliases, inherited ones included, which shadow
    /// top-level names inside its extension.
    package var members: [TypeIdentity: Set<String>]
    /// The full names of protocols, and of aliases of them and of compositions: as types they want an `any`.
    package var constraints: Set<[String]>
    /// The modules that re-export one that was not read, among them those that re-export such a module.
    package var modulesShowingUnread: Set<String>
    /// For each module whose name a type hides, or a type of a well-known framework may hide, the names of its
    /// outermost types and aliases with the words by which each is imported alone: `struct`, `typealias`.
    package var kindsInHiddenModules: [String: [String: String]]
    /// Names that were not read and cannot be qualified, each with its module, from which it is imported alone where it
    /// is printed.
    package var importedAlone: [String: String]
    /// For each type or alias that one module nests in a type of another the module that does, by its full name.
    package var nestedElsewhere: [[String]: String]
    /// The modules that cannot be named in the file, because a type is called like them.
    package var hiddenModules: Set<String>
    /// The functions and variables outside of all types that are called like a type or a module of others: in an
    /// expression the name means them.
    package var values: Set<String>
    /// Members of roots that are named like the alias of a type.
    package let takenAliases: Set<String>

    package init(
        modules: Set<String>,
        topLevel: [String: [String]],
        members: [TypeIdentity: Set<String>],
        constraints: Set<[String]> = [],
        modulesShowingUnread: Set<String> = [],
        kindsInHiddenModules: [String: [String: String]] = [:],
        importedAlone: [String: String] = [:],
        nestedElsewhere: [[String]: String] = [:],
        hiddenModules: Set<String> = [],
        values: Set<String> = []
    ) {
        self.modules = modules
        self.topLevel = topLevel
        self.members = members
        self.constraints = constraints
        self.modulesShowingUnread = modulesShowingUnread
        self.kindsInHiddenModules = kindsInHiddenModules
        self.importedAlone = importedAlone
        self.nestedElsewhere = nestedElsewhere
        self.hiddenModules = hiddenModules
        self.values = values
        takenAliases = Set(members.values.joined().filter { $0.hasPrefix(GeneratedNames.aliasPrefix) })
    }
}
