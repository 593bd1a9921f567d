import HeirloomModel

/// Collects the members of a protocol's mock, from the protocol and from all that it inherits from.
struct ProtocolSurvey {
    /// The reason why there can be no mock; `nil` if there can be one.
    private(set) var obstacle: UnmockableProtocol.Reason?
    private let tree: ScopeTree
    private let entity: EntityID
    private let name: String
    private var protocols: [EntityID] = []
    private var superclass: ResolvedType?
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
            for inherited in tree.resolver.inheritance(of: current) {
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
            if facts.plainInitializer != .designated { obstacle = obstacle ?? .superclass(name) }
        } else {
            obstacle = obstacle ?? .unread(inherited.path.joined(separator: "."))
        }
    }

    private mutating func inherit(from base: EntityID) {
        superclass = tree.resolver.plainType(of: base)
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
            // Without a superclass there is an `init()`, unless a property has no initial value, which the compiler
            // reports.
            return tree.superclasses(of: base).first.map(isUsable) ?? true
        }
        return read.summary.initializers.contains {
            $0.isPlain && !$0.isConvenience && !$0.isAsync && $0.throwing == .never
                && $0.access > (isAbove ? .internal : .fileprivate)
        }
    }

    // MARK: What is found

    /// Returns the mock, provided that nothing prevents one.
    func mock() -> MockedProtocol {
        let path = tree.table.qualifiedPath(of: entity).dropFirst()
        let kept = Set(protocols.flatMap { requirements(of: $0).associatedTypes.map(\.name) }).union([name])
        return MockedProtocol(
            name: name,
            type: tree.resolver.plainType(of: entity),
            title: path.joined(separator: "."),
            isActor: isActor,
            isolation: isActor ? .nonisolated : tree.isolationTable.isolation(of: entity),
            superclass: superclass,
            standard: StandardConformance.allCases.filter(standard.contains),
            parts: protocols.map { part(of: $0, keeping: kept) },
            isDefault: tree.declaresMock(name),
            condition: tree.undecidedCondition(of: entity)
        )
    }

    private func requirements(of entity: EntityID) -> ProtocolRequirements {
        guard case .type(let read) = tree.table[entity].kind else { return ProtocolRequirements() }
        return tree.input.requirements[read.summary.protocolText] ?? ProtocolRequirements()
    }

    private func part(of entity: EntityID, keeping kept: Set<String>) -> MockedProtocol.Part {
        let declared = requirements(of: entity)
        var types: [TypeExpression: ResolvedType] = [:]
        func resolve(_ spelled: [TypeExpression], keeping parameters: [String]) {
            guard let file = tree.table[entity].file else { return }
            let place = Place(file: file, enclosing: entity)
            let arguments = GenericArguments(keeping: kept.union(parameters))
            for type in spelled {
                let written = type.replacingSelf(by: name, exceptBefore: kept)
                types[type] = tree.resolver.resolve(written, from: place, within: arguments).type
            }
        }
        resolve(
            declared.associatedTypes.flatMap(\.inheritance) + declared.constraints.flatMap(\.types),
            keeping: []
        )
        for requirement in declared.requirements {
            resolve(requirement.types, keeping: requirement.genericParameters.map(\.name))
        }
        return MockedProtocol.Part(declared: declared, types: types, actors: actors(in: declared, of: entity))
    }

    private func actors(in declared: ProtocolRequirements, of entity: EntityID) -> Set<String> {
        guard let file = tree.table[entity].file else { return [] }
        let place = Place(file: file, enclosing: entity)
        return Set(
            declared.requirements.flatMap(\.attributes).filter { attribute in
                let spelling = IsolationSpelling(attributes: [attribute.name.spelling])
                return attribute.arguments == nil && tree.isolationTable.written(spelling, at: place) != nil
            }.map(\.spelling)
        )
    }

    private func noncopyable() -> UnmockableProtocol.Reason? {
        for entity in protocols {
            guard let file = tree.table[entity].file else { continue }
            for requirement in requirements(of: entity).requirements {
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
        let summaries = undecidedFiles.filter { $0.summary.path == table.files[file].summary.path }
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
    /// Returns the type with the mock in place of `Self`, and `Item` in place of `Self.Item`.
    fileprivate func replacingSelf(by name: String, exceptBefore associatedTypes: Set<String>)
        -> TypeExpression
    {
        replacingNames { components in
            guard components.first?.name == "Self" else { return .named(components) }
            let rest = components.dropFirst()
            if let first = rest.first, associatedTypes.contains(first.name) { return .named(Array(rest)) }
            return .named([TypeNameComponent(name)] + rest)
        }
    }
}

extension GenericRequirement {
    /// All types that it spells.
    fileprivate var types: [TypeExpression] { [subject] + [supertype, sameType].compactMap(\.self) }
}

extension ProtocolRequirement {
    /// All types that it spells.
    fileprivate var types: [TypeExpression] {
        var types = parameters.map(\.type.type) + genericParameters.compactMap(\.inheritance?.type)
        types += constraints.flatMap(\.types) + [result].compactMap(\.self)
        if case .error(let error) = throwing { types.append(error) }
        return types
    }

    /// `save(_:to:)`, `subscript(_:)`, `count`
    package var signature: String {
        switch kind {
        case .property: name
        case .function, .initializer, .subscript:
            name + "(" + parameters.map { (isLabelled(by: $0) ? $0.label ?? "_" : "_") + ":" }.joined() + ")"
        }
    }

    /// Returns whether a parameter's first name is its label, as everywhere except in subscripts, where a single name
    /// is not a label.
    package func isLabelled(by parameter: ParameterDeclaration) -> Bool {
        kind != .subscript || parameter.label != parameter.name
    }
}
