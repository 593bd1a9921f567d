import HeirloomModel

/// Collects the members of a protocol's mock, from the protocol and from all that it inherits from.
final class ProtocolSurvey {
    /// The reason why there can be no mock; `nil` if there can be one.
    private(set) var obstacle: UnmockableProtocol.Reason?
    let tree: ScopeTree
    private let entity: EntityID
    let name: String
    private(set) var protocols: [EntityID] = []
    private var superclass: MockSuperclass?
    private var standard: Set<StandardConformance> = []
    private var isActor = false

    init(_ entity: EntityID, in tree: ScopeTree) {
        self.tree = tree
        self.entity = entity
        name = tree.mockPrefix + tree.table[entity].name
        visit(entity)
        obstacle = obstacle ?? superclass?.obstacle(in: tree) ?? noncopyable() ?? redeclaration()
    }

    /// Collects a protocol and those from which it inherits. Iterative, because protocols may inherit from one another
    /// to any depth.
    private func visit(_ first: EntityID) {
        var known: Set<EntityID> = [first]
        var next = [first]
        while let current = next.popLast() {
            protocols.append(current)
            var found: [EntityID] = []
            for inherited in inheritance(of: current) {
                guard let base = inherited.base, case .type(let read) = tree.table[base].kind else {
                    visit(unread: inherited)
                    continue
                }
                if read.summary.kind != .protocol {
                    inherit(from: .read(base, heir: current))
                } else if known.insert(base).inserted {
                    found.append(base)
                }
            }
            next += found.reversed()
        }
    }

    /// Returns the names in the inheritance clause of a protocol, and those in `where Self: P`.
    private func inheritance(of entity: EntityID) -> [InheritedName] {
        let supertypes = requirements(of: entity).supertypesOfSelf
        return tree.resolver.inheritance(of: entity)
            + supertypes.flatMap { tree.resolver.names(in: $0, inheritedBy: entity) }
    }

    private func visit(unread inherited: InheritedName) {
        let name = inherited.path.last ?? ""
        let known = tree.table.sdkType(named: inherited.path, from: inherited.file)
        if let conformance = StandardConformance(rawValue: name) {
            standard.insert(conformance)
        } else if name == "Actor" || name == "AnyActor" {
            isActor = true
        } else if known?.facts.contains(.marker) == true || name == "AnyObject" {
            return
        } else if let known, let facts = known.classFacts {
            inherit(from: .sdk(known, facts, named: name, in: inherited.file))
        } else {
            obstacle = obstacle ?? .unread(inherited.path.joined(separator: "."))
        }
    }

    private func inherit(from class: MockSuperclass) {
        // Protocols may name several classes, each of which inherits from the next.
        if superclass?.isBelow(`class`, in: tree) != true { superclass = `class` }
    }

    // MARK: The mock

    /// Returns the mock, provided that nothing prevents one: several under different conditions if associated types have
    /// conditions, because a list of generic parameters cannot contain `#if`.
    func mocks() -> [MockedProtocol] {
        let associated = protocols.flatMap { requirements(of: $0).associatedTypes }
        let conditions = Set(associated.compactMap(\.condition)).sorted { $0.spelling < $1.spelling }
        let held = conditions.reduce(into: [[Condition]()]) { all, next in
            all = all.flatMap { [$0 + [next], $0 + [next.negated]] }
        }
        let own = [undecidedCondition].compactMap(\.self)
        return held.compactMap { held in
            let condition = Condition.all(of: own + held)
            if condition == .constant(false) { return nil }
            return mock(under: condition.unlessTrue, holding: Set(held))
        }
    }

    /// The condition of the `#if` around the protocol, if several build configurations are considered.
    private var undecidedCondition: Condition? {
        let path = Array(tree.table.qualifiedPath(of: entity).dropFirst())
        guard !tree.input.undecidedModules.isEmpty, let file = tree.table[entity].file else { return nil }
        let summaries = tree.declarations.undecidedFiles.filter {
            $0.summary.path == tree.table.files[file].summary.path
        }
        return summaries.flatMap(\.summary.types).first { $0.path == path }?.condition
    }

    private func mock(under condition: Condition?, holding held: Set<Condition>) -> MockedProtocol {
        let path = tree.table.qualifiedPath(of: entity).dropFirst()
        var declared = protocols.map { (entity: $0, requirements: self.declared($0).holding(held)) }
        var standard = standard
        // An object is its own id, unless one of the protocols mentions the type of the id.
        let namesID = declared.contains { $0.requirements.mentionsID }
        if namesID, standard.remove(.identifiable) != nil {
            declared.append((entity, ProtocolRequirements.identifiable))
        }
        let all = Set(declared.flatMap { $0.requirements.associatedTypes.map(\.name) })
        let parts = declared.map { entity, requirements in
            let kept = associatedTypes(of: entity).union(namesID ? ["ID", name] : [name])
            let renamed = renamed(requirements, nextTo: all.union([name]))
            var part = part(renamed, of: entity, keeping: kept, hiding: all.subtracting(kept))
            part.isNonisolated =
                (isActor || isolation != .nonisolated)
                && (requirements == .identifiable || !isIsolated(entity))
            return part
        }
        return MockedProtocol(
            name: name,
            type: tree.resolver.plainType(of: entity),
            title: path.joined(separator: "."),
            isActor: isActor,
            isolation: isolation,
            isIsolatedByDefault: protocols.contains {
                tree.isolationTable.defaultIsolation(of: tree.table.qualifiedPath(of: $0)[0]) != .nonisolated
            },
            superclass: superclass.map(resolved),
            restatesSendable: restatesSendable,
            standard: StandardConformance.allCases.filter(standard.contains),
            parts: parts.settlingFixedTypes(),
            isDefault: tree.typesOfModule(named: name).contains(where: tree.isDeclaredForMocks),
            condition: condition
        )
    }

    func requirements(of entity: EntityID) -> ProtocolRequirements {
        guard case .type(let read) = tree.table[entity].kind else { return ProtocolRequirements() }
        return tree.input.requirements[read.summary.protocolText] ?? ProtocolRequirements()
    }

    private var isolation: Isolation {
        if isActor { return .nonisolated }
        let own = tree.isolationTable.isolation(of: entity)
        return own == .nonisolated ? superclass?.isolation(in: tree) ?? .nonisolated : own
    }

    private func isIsolated(_ entity: EntityID) -> Bool {
        if isActor { return tree.conversions.supertypes.isBelow(.read(entity), .unread("Actor")) != .no }
        return tree.isolationTable.isolation(of: entity) != .nonisolated
    }

    /// Returns the type of the superclass: `Base<Int>`.
    private func resolved(_ superclass: MockSuperclass) -> ResolvedType {
        switch superclass {
        case .sdk(_, _, let name, let file):
            return ResolvedType(spelled: .word(name), canonical: .word(name), externalNamesFile: file)
        case .read(let base, let heir):
            let plain = tree.resolver.plainType(of: base)
            guard case .type(let read) = tree.table[heir].kind else { return plain }
            let inherited = read.summary.inheritance.map(\.type) + requirements(of: heir).supertypesOfSelf
            var clause = ProtocolRequirements()
            clause.constraints = inherited.flatMap(\.members).map { GenericRequirement(subject: $0) }
            let types = part(clause, of: heir, keeping: associatedTypes(of: heir)).types
            return clause.constraints.lazy.compactMap { types[$0.subject] }
                .first { $0.canonical.entity(in: tree.table) == base } ?? plain
        }
    }

    /// Whether Swift demands that the mock states again that it is `Sendable`, because a superclass is not checked.
    private var restatesSendable: Bool {
        guard let superclass else { return false }
        let isSendable = tree.conversions.supertypes.isBelow(.read(entity), .unread("Sendable")) == .yes
        return superclass.isUncheckedSendable(in: tree) || isSendable && isolation == .nonisolated
    }

    /// Returns the names of the associated types that a protocol declares or inherits.
    private func associatedTypes(of entity: EntityID) -> Set<String> {
        var walk = BreadthFirstWalk(from: [entity])
        while let next = walk.next() {
            for base in inheritance(of: next).compactMap(\.base) { walk.reach(base) }
        }
        return Set(walk.reached.flatMap { requirements(of: $0).associatedTypes.map(\.name) })
    }

    /// Returns requirements without generic parameters whose names mean something else in the mock, and without
    /// initializers that the superclass has.
    private func renamed(_ declared: ProtocolRequirements, nextTo names: Set<String>) -> ProtocolRequirements
    {
        let used = declared.requirements.reduce(into: names) { $0.formUnion($1.outerNames) }
        func isTaken(_ name: String) -> Bool { used.contains(name) || tree.table.module(named: name) != nil }
        var renamed = declared
        renamed.requirements = declared.requirements
            .filter { superclass?.declares($0, in: tree) != true }
            .map { $0.renamingGenericParameters(where: isTaken) }
        return renamed
    }

    /// Returns the requirements of a protocol, with `Item == Int` for the argument of `Store<Int>` in its inheritance
    /// clause.
    private func declared(_ entity: EntityID) -> ProtocolRequirements {
        var declared = requirements(of: entity)
        guard case .type(let read) = tree.table[entity].kind else { return declared }
        for inherited in read.summary.inheritance.flatMap(\.type.members).flatMap({ meant(by: $0, entity) }) {
            guard case .named(let components) = inherited.type, let last = components.last else { continue }
            let constraints = zip(primaryAssociatedTypes(of: inherited.base, last.name), last.arguments).map {
                GenericRequirement(subject: .word($0), sameType: $1)
            }
            declared.constraints += constraints
        }
        return declared
    }

    /// Returns the types of an entry in an inheritance clause after following aliases: `Store<Int>` for `IntStore`.
    private func meant(
        by entry: TypeExpression,
        _ heir: EntityID
    ) -> [(type: TypeExpression, base: EntityID?)] {
        let names = tree.resolver.names(in: entry, inheritedBy: heir)
        guard case .named(let components) = entry, let file = tree.table[heir].file,
            names.map(\.path.last) != [components.last?.name]
        else { return names.prefix(1).map { (entry, $0.base) } }
        let arguments = GenericArguments(keeping: associatedTypes(of: heir))
        let place = tree.table.place(of: heir, in: file)
        return tree.resolver.resolve(entry, from: place, within: arguments).type.canonical.withoutAny.members
            .map { ($0, $0.entity(in: tree.table)) }
    }

    private func primaryAssociatedTypes(of base: EntityID?, _ name: String) -> [String] {
        guard let base, case .type(let read) = tree.table[base].kind else {
            return name == StandardConformance.identifiable.rawValue ? ["ID"] : []
        }
        return read.summary.kind == .protocol ? read.summary.genericParameters : []
    }
}

extension ProtocolRequirements {
    /// Those of `Identifiable`.
    fileprivate static let identifiable: ProtocolRequirements = {
        var id = ProtocolRequirement(kind: .property, name: "id")
        id.result = .word("ID")
        var identifiable = ProtocolRequirements()
        identifiable.associatedTypes = [
            AssociatedTypeDeclaration(name: "ID", inheritance: [.word("Hashable")])
        ]
        identifiable.requirements = [id]
        return identifiable
    }()

    /// Whether it mentions the associated type `ID`, which may be that of `Identifiable`.
    fileprivate var mentionsID: Bool {
        associatedTypes.contains { $0.name == "ID" }
            || constraints.contains { $0.subjectName.split(separator: ".").first == "ID" }
    }

    /// Returns the requirements that may be declared while some conditions hold.
    fileprivate func holding(_ conditions: Set<Condition>) -> ProtocolRequirements {
        if conditions.isEmpty { return self }
        func isUnmet(_ condition: Condition?) -> Bool {
            if case .all(let parts)? = condition, parts.contains(where: isUnmet) { return true }
            return condition.map { conditions.contains($0.negated) } ?? false
        }
        var rest = self
        rest.requirements.removeAll { isUnmet($0.condition) }
        rest.associatedTypes.removeAll { isUnmet($0.condition) }
        let dropped = associatedTypes.filter { isUnmet($0.condition) }.flatMap(\.constraints)
        rest.constraints.removeAll(where: dropped.contains)
        return rest
    }
}

extension ProtocolRequirement {
    /// `save(_:to:)`, `subscript(_:)`, `count`
    package var signature: String {
        switch kind {
        case .property: name
        case .function, .initializer, .subscript:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        }
    }
}
