import HeirloomModel

/// Resolves the names in types, and caches the results.
package final class TypeResolver {
    /// The form of a type after its names are resolved.
    enum Rendering {
        /// Without sugar and aliases, equal for all spellings of one type.
        case canonical
        /// As spelled, with full names. An alias is expanded only if generated code cannot name it.
        case spelled
        /// As spelled, with full names and all aliases expanded.
        case spelledWithoutAliases

        /// Whether a name that refers to another type is replaced by that type.
        var expandsNames: Bool {
            switch self {
            case .canonical, .spelledWithoutAliases: true
            case .spelled: false
            }
        }
    }

    /// The context in which names are looked up.
    package struct Context {
        package var place: Place
        var rendering = Rendering.spelled
        /// The arguments for the parameters of a generic alias, or of a generic type in one of its specializations.
        var substitutions: [String: TypeExpression] = [:]
        /// The arguments of the enclosing type, which also apply if its name is written without them.
        var ownArguments: [TypeExpression] = []
        /// While an alias in a type is expanded, the specialization of that type, such as `Base<Int>`, or for a
        /// protocol the conforming type.
        var heir: [TypeNameComponent]?
        /// Whether a name that is not visible is searched in all modules that were read, as names in strings are.
        var searchesAllModules = false
        /// Whether the lookup is for a member of a generic argument, which is seen from the place that chose the
        /// argument.
        var isOfArgument = false
        /// Whether to report a member of an argument that only the compiler knows, because generated code depends on
        /// it.
        var tellsOfInferredMembers = false
        /// The number of aliases being expanded.
        var depth = 0
    }

    /// A type and the files in which its names have the same meaning.
    private struct ResolutionKey: Hashable {
        let group: Int
        let type: TypeExpression
    }

    package let table: NameTable
    /// The module for which types are printed.
    let printingModule: String
    /// The number of lookups of types and names, whose growth tests limit.
    package var steps = 0
    private var resolved: [ResolutionKey: ResolvedType] = [:]
    /// By visibility group, the declared types to which single names refer at any place.
    private var plainTypesByName: [[String: ResolvedType]]
    /// By ``EntityID``, for types that were looked up.
    private var plainTypes: [ResolvedType?]
    package var inheritance: [[InheritedName]?]
    package var bases: [[EntityID]?]
    /// By name, the modules of names that were not read and cannot be qualified.
    var namesImportedAlone: [String: Set<String>] = [:]
    /// The declarations that make types instantiable, collected on first use.
    var knownInstantiablePlaces: [EntityID: InstantiablePlace]?
    /// The facts in extensions from which associated types are inferred, collected on first use.
    var knownInferenceFacts: InferenceFacts?
    /// Expansions known to be too large, so that the thousands of types that use them are given up at once.
    var excessiveExpansions: Set<WrittenExpansion> = []
    /// The aliases being expanded.
    var aliasesInProgress: Set<ExpandingAlias> = []
    /// The types whose inheritance is being resolved: the generic arguments of a superclass may name an inherited
    /// member.
    var inheritancesInProgress: Set<EntityID> = []
    /// The types whose `ForwardedProperties` are being expanded: an expansion that refers to itself is invalid.
    var forwardedPropertiesInProgress: Set<EntityID> = []

    init(table: NameTable, printingModule: String) {
        self.table = table
        self.printingModule = printingModule
        let count = table.entities.count
        plainTypes = Array(repeating: nil, count: count)
        plainTypesByName = Array(repeating: [:], count: table.visibilityGroupCount)
        inheritance = Array(repeating: nil, count: count)
        bases = Array(repeating: nil, count: count)
    }

    /// Resolves a type as seen from a place.
    ///
    /// - Parameter arguments: The arguments of the enclosing type, if the place is in a specialization of it.
    package func resolve(
        _ type: TypeExpression,
        from place: Place,
        searchingAllModules searchesAllModules: Bool = false,
        within arguments: GenericArguments? = nil
    ) -> NameResolution {
        steps += 1
        let group = table.visibilityGroup(of: place.file)
        if arguments == nil, !searchesAllModules, let name = type.plainName,
            let plain = plainTypesByName[group][name]
        {
            return NameResolution(type: plain, ambiguousNames: [])
        }
        if arguments != nil || searchesAllModules || place.enclosing != nil && mayNameMembers(type) {
            return lookUp(type, Context(place: place, searchesAllModules: searchesAllModules), arguments)
        }
        if let name = type.plainName, let plain = plainType(named: name, in: place.file) {
            if !table.isNamedWithinTypes(name), !table.dependsOnFile(name) {
                plainTypesByName[group][name] = plain
            }
            return NameResolution(type: plain, ambiguousNames: [])
        }
        let written = ResolutionKey(group: group, type: type)
        if let known = resolved[written] { return NameResolution(type: known, ambiguousNames: []) }
        let resolution = lookUp(type, Context(place: place))
        if resolution.isCertain, !dependsOnFile(type) { resolved[written] = resolution.type }
        return resolution
    }

    /// Returns a declared type by its own name. The same object is returned for every use of the name.
    func plainType(of entity: EntityID) -> ResolvedType {
        if let known = plainTypes[entity.index] { return known }
        let name = TypeExpression.named(table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        let type = ResolvedType(
            spelled: name,
            canonical: name,
            // A file that extends a type that was not read imports the module of that type.
            externalNamesFile: table.isInUnreadType(entity) ? table[entity].file : nil
        )
        plainTypes[entity.index] = type
        return type
    }

    /// Returns the type to which a name refers outside of any type, if that is a declared type. Most types are such
    /// names, so the lookup of the name serves as the cache.
    private func plainType(named name: String, in file: FileID) -> ResolvedType? {
        guard name != "Self",
            case .found(let entity) = table.lookUpInFile(name, file: file), case .type = table[entity].kind
        else { return nil }
        return plainType(of: entity)
    }

    /// Returns the declared type to which a name refers.
    private func plainType(named type: TypeExpression, _ context: Context) -> ResolvedType? {
        var met = NamesMet()
        guard let name = type.plainName, context.substitutions[name] == nil,
            case .named(let components) = type,
            case .found(let entity) = lookUp(components, context), case .type = table[entity].kind,
            context.ownArguments.isEmpty || entity != context.place.enclosing,
            memberAround(entity, as: components[0], context, &met) == nil
        else { return nil }
        return plainType(of: entity)
    }

    private func lookUp(
        _ type: TypeExpression,
        _ context: Context,
        _ arguments: GenericArguments? = nil
    ) -> NameResolution {
        var context = self.context(context, within: arguments)
        if let plain = plainType(named: type, context) {
            return NameResolution(type: plain, ambiguousNames: [])
        }
        var metAsSpelled = NamesMet()
        let spelled = expression(for: type, context, &metAsSpelled)
        context.rendering = .canonical
        context = self.context(context, within: arguments)
        var met = NamesMet()
        let canonical = expression(for: type, context, &met)
        return NameResolution(
            type: ResolvedType(
                spelled: spelled,
                canonical: canonical,
                externalNamesFile: metAsSpelled.externalNamesFile,
                namesFilesOfArguments: arguments?.namesFiles(for: type) ?? []
            ),
            ambiguousNames: met.ambiguous
        )
    }

    /// Returns whether the meaning of a type depends on more of its file than the visibility group.
    private func dependsOnFile(_ type: TypeExpression) -> Bool {
        type.containsName { components in
            components.contains { $0.name == "Self" || table.dependsOnFile($0.name) }
        }
    }

    /// Returns whether a type may have another meaning inside a type than outside. Most types only use names that no
    /// type has as a member.
    private func mayNameMembers(_ type: TypeExpression) -> Bool {
        if let name = type.plainName { return table.isNamedWithinTypes(name) }
        return type.containsName { table.isNamedWithinTypes($0[0].name) }
    }
}

extension TypeResolver {
    /// Returns the context in a specialization of the enclosing type.
    func context(_ context: Context, within arguments: GenericArguments?) -> Context {
        guard let arguments, let enclosing = context.place.enclosing else { return context }
        var context = context
        context.tellsOfInferredMembers = true
        switch context.rendering {
        case .canonical:
            context.substitutions = arguments.canonical
            context.ownArguments = arguments.ownCanonical
        case .spelled, .spelledWithoutAliases:
            context.substitutions = arguments.spelled
            context.ownArguments = arguments.ownSpelled
        }
        var heir = table.qualifiedPath(of: enclosing).map { TypeNameComponent($0) }
        heir[heir.count - 1].arguments = context.ownArguments
        context.heir = heir
        return context
    }
}

extension TypeExpression {
    /// The single identifier that spells the type.
    fileprivate var plainName: String? {
        guard case .named(let components) = self, components.count == 1, components[0].isPlain
        else { return nil }
        return components[0].name
    }
}

/// An alias that is being expanded.
struct ExpandingAlias: Hashable {
    package let alias: EntityID
    /// The specialization of the type that declares the alias.
    let heir: [TypeNameComponent]
}

/// The expansion of a name, as written.
struct WrittenExpansion: Hashable {
    let type: TypeExpression
    let file: FileID
    var enclosing: EntityID?
}

/// Facts about the names in a type.
struct NamesMet {
    /// The file whose imports show the first name that was not read.
    private(set) var externalNamesFile: FileID?
    /// Names that do not refer to exactly one type.
    var ambiguous: [AmbiguousName] = []
    /// The number of names that were replaced by their expansions.
    var expansionCount = 0

    mutating func note(external name: String, in file: FileID) {
        guard externalNamesFile == nil, !StandardLibraryNames.all.contains(name) else { return }
        externalNamesFile = file
    }
}

/// The result of resolving a type.
package struct NameResolution {
    package let type: ResolvedType
    package let ambiguousNames: [AmbiguousName]

    /// Whether all names in it are known and unambiguous.
    fileprivate var isCertain: Bool { ambiguousNames.isEmpty && type.externalNamesFile == nil }
}

/// A type for which the compiler infers an associated type.
package struct InferringType: Hashable, Sendable {
    package let name: [String]
    /// `nil` for a type that was not read.
    package var declaration: EntityID?
    /// Whether files that were read add conformances to the type. For a type that was not read, they may declare its
    /// members.
    package var isExtended = true
}

/// A name that does not refer to exactly one type.
package struct AmbiguousName: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// Several types have the name.
        case several([EntityID])
        /// A member without a declaration: an associated type that the compiler infers for this type.
        case inferred(InferringType)
        /// The expansion of its aliases has too many parts.
        case tooLarge
    }

    package let name: String
    package let cause: Cause

    package var candidates: [EntityID] {
        guard case .several(let candidates) = cause else { return [] }
        return candidates
    }

    package var inferredFor: InferringType? {
        guard case .inferred(let type) = cause else { return nil }
        return type
    }
}
