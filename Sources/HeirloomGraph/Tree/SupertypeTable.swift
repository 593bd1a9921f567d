import HeirloomModel

/// The supertypes and conformances of each type that was read, including those in extensions.
///
/// Extensions are collected once, in linear time. The inheritance clause of a type is read on first use.
package final class SupertypeTable {
    /// A class or protocol above a type.
    package enum Supertype: Hashable {
        case read(EntityID)
        /// A supertype that was not read, by the last component of its name.
        case unread(String)
        /// An ambiguous name, or a type that is not a name.
        case unclear
    }

    private struct Step {
        let supertype: Supertype
        /// Whether all specializations of the type have the supertype, whatever flags are set. Conditional conformances
        /// are left to the compiler.
        let isCertain: Bool
    }

    private let declarations: TreeDeclarations
    private var table: NameTable { declarations.table }
    /// The inheritance clauses of extensions, by the extended type.
    private var extended: [Supertype: [Step]] = [:]
    /// The inheritance clauses of alternative declarations that are inactive in this build configuration.
    private var alternatives: [EntityID: [Step]] = [:]
    private var own: [EntityID: [Step]] = [:]
    /// The supertypes that extensions give to types that were not read, and all supertypes of those.
    private lazy var aboveUnread = supertypesOfUnread()

    init(_ declarations: TreeDeclarations) {
        self.declarations = declarations
        for file in table.files.withExtensions {
            for extending in table.files[file].summary.extensions where !extending.inheritance.isEmpty {
                add(extending, in: file, isDecided: extending.condition == nil)
            }
        }
        for (file, summary) in declarations.undecidedFiles {
            for extending in summary.extensions
            where extending.condition != nil && !extending.inheritance.isEmpty {
                add(extending, in: file, isDecided: false)
            }
            for type in summary.types where type.condition != nil && !type.inheritance.isEmpty {
                guard let entity = table.declaration(of: type.path, in: file) else { continue }
                let place = table.place(of: entity, in: file)
                alternatives[entity, default: []] += steps(type.inheritance, from: place, isCertain: false)
            }
        }
    }

    private func add(_ extending: ExtensionSummary, in file: FileID, isDecided: Bool) {
        let place = Place(file: file)
        let resolution = declarations.resolver.resolve(extending.extendedType.type, from: place)
        let type = resolution.type.canonical
        guard resolution.ambiguousNames.isEmpty else {
            extended[.unclear, default: []] += steps(extending.inheritance, from: place, isCertain: false)
            return
        }
        let isCertain = isDecided && !extending.isConstrained && !type.hasArguments
        extended[supertype(type), default: []] += steps(
            extending.inheritance,
            from: place,
            isCertain: isCertain
        )
    }

    /// Returns whether a type inherits from another or conforms to it.
    func isBelow(_ type: Supertype, _ target: Supertype) -> Certainty {
        if type == target { return .yes }
        if BreadthFirstWalk.reached(from: [type], { certainlyAbove($0) }).contains(target) { return .yes }
        var possible = BreadthFirstWalk(from: [type])
        while let next = possible.next() {
            if mayHideSupertypes(next, leadingTo: target) { return .unknown }
            for step in steps(above: next) {
                if step.supertype == target { return .unknown }
                possible.reach(step.supertype)
            }
        }
        return .no
    }

    /// Returns all classes and protocols that may be above a type, starting with the type itself, as far as they are
    /// known.
    package func all(above type: EntityID) -> [Supertype] {
        BreadthFirstWalk.reached(from: [.read(type)]) { steps(above: $0).map(\.supertype) }
    }

    /// Returns all classes and protocols that are certainly above a type, starting with the type itself.
    package func certain(above type: EntityID) -> [Supertype] {
        BreadthFirstWalk.reached(from: [.read(type)]) { certainlyAbove($0) }
    }

    private func certainlyAbove(_ supertype: Supertype) -> [Supertype] {
        steps(above: supertype).filter(\.isCertain).map(\.supertype)
    }

    private func steps(above supertype: Supertype) -> [Step] {
        let extended = extended[supertype] ?? []
        guard case .read(let entity) = supertype else { return extended }
        return ownSteps(of: entity) + extended + (alternatives[entity] ?? [])
    }

    private func ownSteps(of entity: EntityID) -> [Step] {
        if let known = own[entity] { return known }
        var found: [Step] = []
        if case .type(let read) = table[entity].kind, let file = table[entity].file {
            // A type's own members are not visible in its inheritance clause.
            let place = table.place(of: entity, in: file)
            found = steps(read.summary.inheritance, from: place, isCertain: true)
        }
        own[entity] = found
        return found
    }

    private func steps(_ inheritance: [TypeReference], from place: Place, isCertain: Bool) -> [Step] {
        inheritance.flatMap { supertypes($0.type, from: place) }
            .map { Step(supertype: $0, isCertain: isCertain) }
    }

    /// Returns the supertypes in one entry of an inheritance clause, with aliases and compositions expanded.
    private func supertypes(_ type: TypeExpression, from place: Place) -> [Supertype] {
        let resolution = declarations.resolver.resolve(type, from: place)
        guard resolution.ambiguousNames.isEmpty else { return [.unclear] }
        return resolution.type.canonical.conformances.map { supertype($0) }
    }

    /// Returns the supertype to which a canonical type refers, regardless of its generic arguments.
    package func supertype(_ canonical: TypeExpression) -> Supertype {
        guard case .named(let components) = canonical, let last = components.last else { return .unclear }
        if let entity = canonical.entity(in: table), case .type = table[entity].kind {
            // The name may refer to one of several declarations.
            guard let container = table[entity].container,
                table.allMembers(named: last.name, of: container).count == 1
            else { return .unclear }
            return .read(entity)
        }
        // An unread member of a module that was read may be anything.
        if components.count > 1, table.module(named: components[0].name) != nil { return .unclear }
        return .unread(last.name)
    }

    /// Returns whether a type may have supertypes that are not written in the sources that were read.
    private func mayHideSupertypes(_ type: Supertype, leadingTo target: Supertype) -> Bool {
        switch type {
        case .unclear: return true
        case .unread(let name):
            if StandardLibraryNames.all.contains(name) { return false }
            guard let type = SDKType.assumed(name) else { return true }
            // Apple's types do not inherit from types that were read, but an extension may make a class conform to a
            // protocol.
            if type.isProtocol || type.isOfStandardLibrary { return false }
            return type.classFacts == nil || aboveUnread.contains(target)
        case .read(let entity):
            guard case .type(let read) = table[entity].kind else { return true }
            return read.summary.kind == .protocol && read.summary.hasWhereClause || mayBeExpanded(entity)
        }
    }

    /// Returns whether a macro may add members or conformances to a type.
    func mayBeExpanded(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind, let file = table[entity].file else {
            return true
        }
        return read.summary.macroCandidates.contains { name in
            let path = name.split(separator: ".").map(String.init)
            guard name != "#", let type = table.type(named: path, from: Place(file: file)),
                case .type(let attribute) = table[type].kind
            else { return true }
            return !attribute.summary.isolation.attributes.contains("globalActor")
        }
    }

    private func supertypesOfUnread() -> Set<Supertype> {
        let extensions = extended.flatMap { type, steps -> [Supertype] in
            guard case .unread = type else { return [] }
            return steps.map(\.supertype)
        }
        return Set(BreadthFirstWalk.reached(from: extensions) { steps(above: $0).map(\.supertype) })
    }
}

/// The answer to a question about sources that were only partly read.
package enum Certainty: Comparable {
    case no
    /// The answer depends on something that was not read.
    case unknown
    case yes

    package static func all(_ parts: some Sequence<Certainty>) -> Certainty { parts.min() ?? .yes }
    static func any(_ parts: some Sequence<Certainty>) -> Certainty { parts.max() ?? .no }
}

extension TypeExpression {
    /// The types in a canonical entry of an inheritance clause, without suppressed conformances.
    package var conformances: [TypeExpression] {
        switch self {
        case .attributed(_, let base): base.conformances
        case .composition(let members): members.flatMap(\.conformances)
        case .suppressed: []
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .function, .existential, .opaque, .metatype, .protocolMetatype, .packElement, .packExpansion,
            .integer, .placeholder:
            [self]
        }
    }

    /// Whether a component of the name has generic arguments.
    var hasArguments: Bool {
        guard case .named(let components) = self else { return false }
        return components.contains { !$0.arguments.isEmpty }
    }
}
