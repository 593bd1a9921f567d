import HeirloomModel

/// Which types are `Sendable`, as far as was read: what was not read is taken to be.
struct SendabilityTable {
    private let tree: ScopeTree
    /// Conformances written in extensions.
    private var conformances: [EntityID: [TypeReference]] = [:]
    private var known: [TypeExpression: Bool] = [:]
    /// What nobody knows the type of, because a name in it stands for several.
    private let ambiguous: Set<ValueID>

    init(_ tree: ScopeTree) {
        self.tree = tree
        var ambiguous: Set<ValueID> = []
        for scope in tree.scopes where !scope.declared.ambiguities.isEmpty {
            for dependency in scope.dependencies where dependency.declared.isAmbiguous {
                ambiguous.insert(dependency.declared.value)
            }
        }
        self.ambiguous = ambiguous
        for file in tree.table.files.withExtensions {
            for extending in tree.table.files[file].summary.extensions where !extending.inheritance.isEmpty {
                guard case .named(let components) = extending.extendedType.type,
                    let type = tree.table.type(named: components.map(\.name), from: Place(file: file))
                else { continue }
                conformances[type, default: []] += extending.inheritance
            }
        }
    }

    mutating func isSendable(_ value: ValueID) -> Bool {
        ambiguous.contains(value) || isSendable(tree.values[value].type.canonical)
    }

    private mutating func isSendable(_ type: TypeExpression) -> Bool {
        if let answer = known[type] { return answer }
        let answer = allPartsAreSendable(of: type)
        known[type] = answer
        return answer
    }

    /// Looks at the type and at all that it stores, each once.
    private func allPartsAreSendable(of type: TypeExpression) -> Bool {
        var open = [type]
        var met: Set<TypeExpression> = [type]
        while let next = open.popLast() {
            guard let parts = parts(of: next) else { return false }
            open += parts.filter { met.insert($0).inserted }
        }
        return true
    }

    /// The types that must be `Sendable` for a type to be, `nil` where it is not in any case.
    private func parts(of type: TypeExpression) -> [TypeExpression]? {
        switch type {
        case .named(let components):
            if let entity = type.entity(in: tree.table) { return storedTypes(of: entity) }
            guard let last = components.last else { return [] }
            let isPlainBuilder = BuilderKind(rawValue: last.name).map { !$0.isSendable } ?? false
            if isPlainBuilder { return nil }
            return SDKType.named(last.name)?.sendability == .whereArgumentsAre ? last.arguments : []
        case .tuple(let elements):
            return elements.map(\.type)
        case .composition(let members):
            return members.contains { parts(of: $0) != nil } ? [] : nil
        case .attributed(let attributes, let base):
            return attributes.contains { $0 == "@Sendable" || $0 == "@MainActor" } ? [] : [base]
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped):
            return [wrapped]
        case .existential(let constraint), .opaque(let constraint):
            return [constraint]
        case .function:
            return nil
        case .member, .dictionary, .inlineArray, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            return []
        }
    }

    /// What a type that was read stores, where its conformance hangs on that; `nil` where it has none.
    private func storedTypes(of entity: EntityID) -> [TypeExpression]? {
        guard case .type(let read) = tree.table[entity].kind, let file = tree.table[entity].file else {
            return []
        }
        if isDeclaredSendable(entity) || tree.isolationTable.isolation(of: entity) != .nonisolated {
            return []
        }
        switch read.summary.kind {
        case .actor:
            return []
        case .class, .protocol:
            return nil
        case .struct, .enum:
            let isInferred =
                read.summary.access < .public || read.summary.isolation.attributes.contains("frozen")
            guard isInferred else { return nil }
            let place = Place(file: file, enclosing: entity)
            return read.summary.storedTypes.compactMap { stored in
                stored.map { tree.resolver.resolve($0.type, from: place).type.canonical }
            }
        }
    }

    private func isDeclaredSendable(_ entity: EntityID) -> Bool {
        ([entity] + tree.resolver.basesOfType(entity)).contains { type in
            guard case .type(let read) = tree.table[type].kind else { return false }
            return (read.summary.inheritance + (conformances[type] ?? []))
                .flatMap(\.type.inheritedNames)
                .contains { $0.last.flatMap(SDKType.named)?.isSendableProtocol ?? false }
        }
    }
}
