import HeirloomModel

/// Resolves the names in types, and remembers what it found.
package final class TypeResolver {
    /// How a type is written once its names are resolved.
    enum Rendering {
        /// Without sugar and aliases, equal for all spellings of one type.
        case canonical
        /// As spelled, names in full; an alias is expanded only where generated code cannot name it.
        case spelled
        /// As spelled, names in full, all aliases expanded.
        case spelledWithoutAliases

        /// Whether a name that only stands for a type gives way to that type.
        var expandsNames: Bool {
            switch self {
            case .canonical, .spelledWithoutAliases: true
            case .spelled: false
            }
        }
    }

    /// What names are looked up with.
    package struct Context {
        package var place: Place
        var rendering = Rendering.spelled
        /// What the parameters of a generic alias stand for, or of a generic type in one of its specialisations.
        var substitutions: [String: TypeExpression] = [:]
        /// What the parameters of the type around stand for, which are meant as well where it is named without them.
        var ownArguments: [TypeExpression] = []
        /// While an alias of a type's is expanded, what that type stands for: `Base<Int>`, or for a protocol the type that
        /// conforms to it.
        var heir: [TypeNameComponent]?
        /// Whether a name that the place does not see is sought in all modules read, as for a name in a string.
        var searchesAllModules = false
        /// Whether a member is sought of what somewhere else chose to stand for a generic parameter, and is seen from there.
        var isOfArgument = false
        /// Whether a member of an argument is told of that only the compiler can tell: what is built depends on it.
        var tellsOfInferredMembers = false
        /// How many aliases are being expanded.
        var depth = 0
    }

    /// A type and the files in which its names mean the same.
    private struct ResolutionKey: Hashable {
        var group: Int
        var type: TypeExpression
    }

    package let table: NameTable
    /// The module in which types will be printed.
    let printingModule: String
    /// How many types and names were looked up: tests limit how that grows.
    package var steps = 0
    private var resolved: [ResolutionKey: ResolvedType] = [:]
    /// By ``EntityID``, for types that were asked for.
    private var plainTypes: [ResolvedType?]
    package var inheritance: [[InheritedName]?]
    package var bases: [[EntityID]?]
    /// Names of modules that were not read and cannot be qualified with their modules, by name.
    var namesImportedAlone: [String: Set<String>] = [:]
    /// Where types are made instantiable, found when first asked for.
    var knownInstantiablePlaces: [EntityID: InstantiablePlace]?
    /// What extensions say that shows associated types, found when first asked for.
    var knownInferenceFacts: InferenceFacts?
    /// Those known to be too large, so that thousands of types that name them are given up at once.
    var excessiveExpansions: Set<WrittenExpansion> = []
    /// The aliases that are being expanded.
    var aliasesInProgress: Set<ExpandingAlias> = []
    /// Whose inheritance is being resolved: a class may name in its superclass's arguments what it inherits.
    var inheritancesInProgress: Set<EntityID> = []
    /// Whose `ForwardedProperties` are being expanded: one that names itself stands for nothing.
    var forwardedPropertiesInProgress: Set<EntityID> = []

    init(table: NameTable, printingModule: String) {
        self.table = table
        self.printingModule = printingModule
        let count = table.entities.count
        plainTypes = Array(repeating: nil, count: count)
        inheritance = Array(repeating: nil, count: count)
        bases = Array(repeating: nil, count: count)
    }

    /// A type as it is written in a specialisation of the type around.
    func resolve(
        _ type: TypeExpression,
        from place: Place,
        searchingAllModules searchesAllModules: Bool = false,
        within arguments: GenericArguments?
    ) -> NameResolution {
        guard let arguments else {
            return resolve(type, from: place, searchingAllModules: searchesAllModules)
        }
        steps += 1
        return lookUp(type, Context(place: place, searchesAllModules: searchesAllModules), arguments)
    }

    /// A type whose names are resolved as seen from a place.
    package func resolve(
        _ type: TypeExpression,
        from place: Place,
        searchingAllModules searchesAllModules: Bool = false
    ) -> NameResolution {
        steps += 1
        if searchesAllModules || place.enclosing != nil && mayNameMembers(type) {
            return lookUp(type, Context(place: place, searchesAllModules: searchesAllModules))
        }
        if let plain = plainType(named: type, in: place.file) {
            return NameResolution(type: plain, ambiguousNames: [])
        }
        let written = ResolutionKey(group: table.visibilityGroup(of: place.file), type: type)
        if let known = resolved[written] { return NameResolution(type: known, ambiguousNames: []) }
        let resolution = lookUp(type, Context(place: place))
        if resolution.isCertain, !dependsOnFile(type) { resolved[written] = resolution.type }
        return resolution
    }

    /// A declared type by its own name, one object for all that name it.
    func plainType(of entity: EntityID) -> ResolvedType {
        if let known = plainTypes[entity.index] { return known }
        let name = TypeExpression.named(table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        let type = ResolvedType(
            spelled: name,
            canonical: name,
            // The file that extends a type that was not read imports what declares it.
            externalNamesFile: table.isInUnreadType(entity) ? table[entity].file : nil
        )
        plainTypes[entity.index] = type
        return type
    }

    /// What a name stands for outside of any type, where that is a type's own. Most types are such names: what is
    /// known of the name need not be known of the type as well.
    private func plainType(named type: TypeExpression, in file: FileID) -> ResolvedType? {
        guard let name = type.plainName, name != "Self",
            case .found(let entity) = table.lookUpInFile(name, file: file), case .type = table[entity].kind
        else { return nil }
        return plainType(of: entity)
    }

    /// What a name stands for that is a type's own.
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

    /// Whether what a type stands for depends on more of the file in which it is written than its visibility group.
    private func dependsOnFile(_ type: TypeExpression) -> Bool {
        var dependsOnFile = false
        type.forEachName { components in
            dependsOnFile =
                dependsOnFile
                || components.contains { $0.name == "Self" || table.dependsOnFile($0.name) }
        }
        return dependsOnFile
    }

    /// Whether a type may mean something else within a type than outside: most are spelled with names that no member
    /// of any type has.
    private func mayNameMembers(_ type: TypeExpression) -> Bool {
        if let name = type.plainName { return table.isNamedWithinTypes(name) }
        var mayNameMembers = false
        type.forEachName { components in
            mayNameMembers = mayNameMembers || table.isNamedWithinTypes(components[0].name)
        }
        return mayNameMembers
    }
}

extension TypeResolver {
    /// The same in a specialisation of the type around.
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
    /// The one word that it is.
    fileprivate var plainName: String? {
        guard case .named(let components) = self, components.count == 1, components[0].isPlain
        else { return nil }
        return components[0].name
    }
}

/// An alias that is being expanded.
struct ExpandingAlias: Hashable {
    package var alias: EntityID
    /// What the type stands for in which it is declared.
    var heir: [TypeNameComponent]
}

/// What a name stands for, as it is written.
struct WrittenExpansion: Hashable {
    var type: TypeExpression
    var file: FileID
    var enclosing: EntityID?
}

/// What there is to say of the names that a type was spelled with.
struct NamesMet {
    /// The file whose imports show the first of them that was not read.
    private(set) var externalNamesFile: FileID?
    /// Names that do not stand for one type.
    var ambiguous: [AmbiguousName] = []
    /// The number of names that were replaced by what they stand for.
    var expansionCount = 0

    mutating func note(external name: String, in file: FileID) {
        guard externalNamesFile == nil, !StandardLibraryNames.all.contains(name) else { return }
        externalNamesFile = file
    }
}

/// A type whose names were looked up.
package struct NameResolution {
    package var type: ResolvedType
    package var ambiguousNames: [AmbiguousName]

    /// Whether all names in it are known, each for one type.
    fileprivate var isCertain: Bool { ambiguousNames.isEmpty && type.externalNamesFile == nil }
}

/// A type for which the compiler infers an associated type.
package struct InferringType: Hashable {
    package var name: [String]
    /// `nil` for one that was not read.
    package var declaration: EntityID?
    /// Whether files that were read say of one that was not what it conforms to, and so may say what its members are.
    package var isExtended = true
}

/// A name that does not stand for one type.
package struct AmbiguousName: Hashable {
    package enum Cause: Hashable {
        /// Several types have the name.
        case several([EntityID])
        /// A member that nobody wrote, an associated type that the compiler infers for this type.
        case inferred(InferringType)
        /// Its aliases stand for a type of too many parts.
        case tooLarge
    }

    package var name: String
    package var cause: Cause

    package var candidates: [EntityID] {
        guard case .several(let candidates) = cause else { return [] }
        return candidates
    }

    package var inferredFor: InferringType? {
        guard case .inferred(let type) = cause else { return nil }
        return type
    }
}
