import HeirloomModel

/// Collects the members of a protocol's mock, from the protocol and from all that it inherits from.
struct ProtocolSurvey {
    /// The reason why there can be no mock; `nil` if there can be one.
    private(set) var obstacle: UnmockableProtocol.Reason?
    let tree: ScopeTree
    private let entity: EntityID
    let name: String
    private(set) var protocols: [EntityID] = []
    private var superclass: ResolvedType?
    private var superclassIsolation = Isolation.nonisolated
    private var superclassRequiresInit = false
    private var standard: Set<StandardConformance> = []
    private var isActor = false

    init(_ entity: EntityID, in tree: ScopeTree) {
        self.tree = tree
        self.entity = entity
        name = tree.mockPrefix + tree.table[entity].name
        visit(entity)
        if obstacle == nil { obstacle = noncopyable() }
    }

    /// Collects a protocol and those from which it inherits. Iterative, because protocols may inherit from one another
    /// to any depth.
    private mutating func visit(_ first: EntityID) {
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
                if read.summary.kind == .protocol {
                    if known.insert(base).inserted { found.append(base) }
                } else {
                    inherit(from: base)
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

    private mutating func visit(unread inherited: InheritedName) {
        let name = inherited.path.last ?? ""
        let known = tree.table.sdkType(named: inherited.path, from: inherited.file)
        if let conformance = StandardConformance(rawValue: name) {
            standard.insert(conformance)
        } else if name == "Actor" || name == "AnyActor" {
            isActor = true
        } else if known?.facts.contains(.marker) == true || name == "AnyObject" {
            return
        } else if let facts = known?.classFacts {
            superclass = ResolvedType.word(name, namedIn: inherited.file)
            superclassIsolation = known?.isMainActor == true ? .mainActor : .nonisolated
            if facts.plainInitializer != .designated { obstacle = obstacle ?? .superclass(name) }
        } else {
            obstacle = obstacle ?? .unread(inherited.path.joined(separator: "."))
        }
    }

    private mutating func inherit(from base: EntityID) {
        superclass = tree.resolver.plainType(of: base)
        superclassIsolation = tree.isolationTable.isolation(of: base)
        if case .type(let read) = tree.table[base].kind {
            superclassRequiresInit = read.summary.initializers.contains { $0.isPlain && $0.isRequired }
        }
        if !isUsable(base) { obstacle = obstacle ?? .superclass(tree.table[base].name) }
    }

    /// Returns whether a mock may be a subclass and override an `init()`.
    private func isUsable(_ base: EntityID) -> Bool {
        guard case .type(let read) = tree.table[base].kind, read.summary.kind == .class,
            !read.summary.isFinal,
            read.summary.genericParameters.isEmpty
        else { return false }
        let module = tree.table.qualifiedPath(of: base)[0]
        let isAbove = module != tree.input.module && !tree.testableModules.contains(module)
        if isAbove, read.summary.access != .open { return false }
        if read.summary.initializers.isEmpty {
            // An implicit initializer is internal.
            if isAbove { return false }
            // Without a superclass there is an `init()`, unless a property has no initial value, which the compiler
            // reports.
            return tree.superclasses(of: base).first.map(isUsable) ?? true
        }
        return read.summary.initializers.contains {
            $0.isPlain && !$0.isConvenience && !$0.isAsync && $0.throwing == .never
                && $0.access > (isAbove ? .internal : .fileprivate)
        }
    }

    // MARK: The mock

    /// Returns the mock, provided that nothing prevents one.
    func mock() -> MockedProtocol {
        let path = tree.table.qualifiedPath(of: entity).dropFirst()
        let declared = protocols.map(declared)
        let names = Dictionary(
            uniqueKeysWithValues: zip(protocols, declared.map { $0.associatedTypes.map(\.name) })
        )
        var all = Set(names.values.joined())
        var standard = standard
        var parts: [MockedProtocol.Part] = []
        // An object is its own id, unless a clause fixes the type of the id.
        let identifiable = ProtocolRequirements.identifiable
        if declared.contains(where: \.fixesID), standard.remove(.identifiable) != nil {
            all.insert("ID")
            parts.append(part(identifiable, of: entity, keeping: all.union([name]), hiding: []))
        }
        parts.insert(
            contentsOf: zip(protocols, declared).map { entity, declared in
                let seen = all.isEmpty ? [] : seen(from: entity).flatMap { names[$0] ?? [] }
                let kept = Set(seen).union(all.intersection(["ID"])).union([name])
                var part = part(declared, of: entity, keeping: kept, hiding: all.subtracting(kept))
                let isIsolated = isolation != .nonisolated
                part.isNonisolated = isIsolated && tree.isolationTable.isolation(of: entity) == .nonisolated
                return part
            },
            at: 0
        )
        return MockedProtocol(
            name: name,
            type: tree.resolver.plainType(of: entity),
            title: path.joined(separator: "."),
            isActor: isActor,
            isolation: isolation,
            isIsolatedByDefault: protocols.contains {
                tree.isolationTable.defaultIsolation(of: tree.table.qualifiedPath(of: $0)[0]) != .nonisolated
            },
            superclass: superclass,
            superclassRequiresInit: superclassRequiresInit,
            standard: StandardConformance.allCases.filter(standard.contains),
            parts: parts,
            isDefault: tree.declaresMock(name),
            condition: tree.undecidedCondition(of: entity)
        )
    }

    /// Returns a protocol and all those from which it inherits.
    private func seen(from entity: EntityID) -> [EntityID] {
        var walk = BreadthFirstWalk(from: [entity])
        while let next = walk.next() {
            for base in inheritance(of: next).compactMap(\.base) { walk.reach(base) }
        }
        return walk.reached
    }

    private func requirements(of entity: EntityID) -> ProtocolRequirements {
        guard case .type(let read) = tree.table[entity].kind else { return ProtocolRequirements() }
        return tree.input.requirements[read.summary.protocolText] ?? ProtocolRequirements()
    }

    private var isolation: Isolation {
        if isActor { return .nonisolated }
        let own = tree.isolationTable.isolation(of: entity)
        return own == .nonisolated ? superclassIsolation : own
    }

    /// Returns the requirements of a protocol, with `Item == Int` for the argument of `Store<Int>` in its inheritance
    /// clause.
    private func declared(_ entity: EntityID) -> ProtocolRequirements {
        var declared = requirements(of: entity)
        guard case .type(let read) = tree.table[entity].kind else { return declared }
        for inherited in read.summary.inheritance.flatMap(\.type.members) {
            guard case .named(let components) = inherited, let arguments = components.last?.arguments,
                !arguments.isEmpty
            else { continue }
            for name in tree.resolver.names(in: inherited, inheritedBy: entity) {
                let constraints = zip(primaryAssociatedTypes(of: name), arguments).map {
                    GenericRequirement(subject: .word($0), sameType: $1)
                }
                declared.constraints += constraints
            }
        }
        return declared
    }

    private func primaryAssociatedTypes(of inherited: InheritedName) -> [String] {
        guard let base = inherited.base, case .type(let read) = tree.table[base].kind else {
            return inherited.path.last == StandardConformance.identifiable.rawValue ? ["ID"] : []
        }
        return read.summary.kind == .protocol ? read.summary.genericParameters : []
    }

    private func noncopyable() -> UnmockableProtocol.Reason? {
        for entity in protocols {
            guard let file = tree.table[entity].file else { continue }
            for requirement in requirements(of: entity).requirements {
                let parameter = requirement.genericParameters.first {
                    $0.inheritance?.type.suppressesCopying == true
                }
                if let parameter {
                    return .noncopyable(requirement: requirement.signature, type: parameter.name)
                }
                for type in requirement.parameters.map(\.type.type) + [requirement.result].compactMap(\.self)
                {
                    let place = Place(file: file, enclosing: entity)
                    let canonical = tree.resolver.resolve(type.withoutSpecifiers, from: place).type.canonical
                    guard let named = canonical.withoutOptional.entity(in: tree.table),
                        case .type(let read) = tree.table[named].kind, read.summary.suppressesCopying
                    else { continue }
                    return .noncopyable(requirement: requirement.signature, type: type.spelling)
                }
            }
        }
        return nil
    }
}

extension ScopeTree {
    /// Returns the condition of the `#if` around a type, if several build configurations are considered.
    fileprivate func undecidedCondition(of entity: EntityID) -> Condition? {
        let path = Array(table.qualifiedPath(of: entity).dropFirst())
        guard !input.undecidedModules.isEmpty, let file = table[entity].file else { return nil }
        let summaries = declarations.undecidedFiles.filter {
            $0.summary.path == table.files[file].summary.path
        }
        return summaries.flatMap(\.summary.types).first { $0.path == path }?.condition
    }
}

extension ResolvedType {
    /// Returns a type that was not read.
    fileprivate static func word(_ name: String, namedIn file: FileID) -> ResolvedType {
        ResolvedType(spelled: .word(name), canonical: .word(name), externalNamesFile: file)
    }
}

extension TypeExpression {
    /// Whether the constraint is or contains `~Copyable`.
    fileprivate var suppressesCopying: Bool {
        members.contains { member in
            if case .suppressed(let constraint) = member { return constraint == .word("Copyable") }
            return false
        }
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

    /// Whether a clause fixes the associated type `ID`.
    fileprivate var fixesID: Bool { fixedTypes.contains("ID") }
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
