/// Randomly drawn properties.
extension TreeGrowth {
    mutating func addService(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        var value = serviceOrContract()
        var named: Int?
        if case .contract = value, random.chance(60) {
            named = random.number(in: 0...RandomTree.serviceCount - 1)
        }
        if random.chance(15) { value = .optional(value) }
        add(Key(label: label, value: value), .instantiated(by: named.map { .service($0) }), to: index)
    }

    /// Adds an optional property that nothing fulfills.
    mutating func addUnlinked(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let key = Key(label: label, value: .optional(.contract(RandomTree.unlinkedContract)))
        add(key, .instantiated(by: nil), to: index)
        tree.scopes[index].properties[tree.scopes[index].properties.count - 1].isOnlyIfAvailable = true
    }

    mutating func addForwarded(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let value = serviceOrContract()
        add(Key(label: label, value: random.chance(20) ? .optional(value) : value), .forwarded, to: index)
    }

    /// Adds a property for another scope. A scope that is built eagerly comes after its parent; a builder may lead back
    /// up, or to its own scope.
    mutating func addScope(below index: Int) {
        let lowest = index >= tree.firstScopeBelow ? tree.firstScopeBelow : 1
        let isLeadingBack = random.chance(15)
        let candidates = Array((isLeadingBack ? lowest : index + 1)..<max(tree.scopes.count, index + 1))
        guard !candidates.isEmpty else { return }
        let scope = random.one(of: candidates)
        let shared = random.chance(30) ? freeLabel(in: index) : nil
        let label = shared ?? "part\(tree.scopes[index].properties.count)"
        if scope > index, !forwarding.contains(scope), random.chance(25) {
            return addContract(builtBy: scope, to: index)
        }
        var value = Value.scope(scope)
        if scope <= index || forwarding.contains(scope) || random.chance(40) {
            value = .builder(random.one(of: RandomTree.BuilderKind.allCases), scope)
        }
        if random.chance(15) { value = .optional(value) }
        add(Key(label: label, value: value), .instantiated(by: nil), to: index)
    }

    /// Adds a property in which a scope is built for a contract, and often decorates the value from above.
    private mutating func addContract(builtBy scope: Int, to index: Int) {
        // Usually the same label, so that decorators decorate decorators.
        let isUsual = random.chance(60) && isFree(Self.decorated, in: index)
        guard let label = isUsual ? Self.decorated : freeLabel(in: index) else { return }
        let contract = isUsual ? 0 : random.number(in: 0...RandomTree.contractCount - 1)
        let key = Key(label: label, value: .contract(contract))
        tree.scopes[scope].contracts.insert(contract)
        add(key, .instantiated(by: .scope(scope)), to: index)
        if random.chance(80), isFree(label, in: scope) { add(key, .received, to: scope) }
    }

    /// Adds decorators to two scopes of which one builds the other.
    mutating func addDecoratorOfADecorator() {
        let pairs = tree.scopes.indices.dropFirst().flatMap { outer in
            tree.scopes[outer].properties.compactMap(\.eagerProduct).map { [outer, $0] }
        }
        guard let pair = random.one(ofAny: pairs) else { return }
        for index in pair {
            let scopes = tree.scopes.indices.filter { $0 > index && !forwarding.contains($0) }
            if let scope = random.one(ofAny: scopes) { addContract(builtBy: scope, to: index) }
        }
    }

    /// Adds a property that a closure builds from siblings and values from above.
    mutating func addMade(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let own = tree.scopes[index].properties.map(\.key)
        var keys: [Key] = []
        for key in (offered + own).shuffled(using: &random).prefix(random.number(in: 0...3))
        where isMadeOf(key.value, in: index) && !keys.contains(where: { $0.label == key.label }) {
            keys.append(key)
        }
        add(Key(label: label, value: .other(tree.madeName)), .instantiated(by: .closure(keys)), to: index)
    }

    /// Whether a closure may take the value. A function would have to escape.
    private func isMadeOf(_ value: Value, in index: Int) -> Bool {
        switch value {
        case .service, .contract, .scope, .collection, .other: isReceivable(value, in: index)
        case .optional(let wrapped): isMadeOf(wrapped, in: index)
        case .builder: false
        }
    }

    mutating func addReceived(to index: Int) {
        let candidates = offered.filter { isFree($0.label, in: index) && isReceivable($0.value, in: index) }
        guard !candidates.isEmpty else { return }
        add(random.one(of: candidates), .received, to: index)
    }

    mutating func addReceivedIfAvailable(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let value = serviceOrContract()
        add(Key(label: label, value: .optional(value)), .receivedIfAvailable(value), to: index)
    }

    mutating func addRenamed(to index: Int) {
        let candidates = offered.filter { isService($0.value) || isCollection($0.value) }
        guard !candidates.isEmpty, let free = freeLabel(in: index) else { return }
        let source = random.one(of: candidates)
        var isRetyped = false
        if case .service = source.value { isRetyped = random.chance(60) }
        let value =
            isRetyped ? .contract(random.number(in: 0...RandomTree.contractCount - 1)) : source.value
        let keepsLabel = isRetyped && random.chance(50) && isFree(source.label, in: index)
        let label = keepsLabel ? source.label : free
        let isOnlyIfAvailable = label != source.label && random.chance(40)
        guard label != source.label || isRetyped else { return }
        add(
            Key(label: label, value: isOnlyIfAvailable ? .optional(value) : value),
            .renamed(source: source, isOnlyIfAvailable: isOnlyIfAvailable),
            to: index
        )
    }

    mutating func add(_ key: RandomTree.Key, _ role: RandomTree.Property.Role, to index: Int) {
        let property = Property(key: key, role: role)
        tree.scopes[index].properties.append(property)
        if property.isProvided, index == 0 || random.chance(20) { offered.append(key) }
    }

    // MARK: Choices

    private mutating func serviceOrContract() -> RandomTree.Value {
        random.chance(60)
            ? .service(random.number(in: 0...RandomTree.serviceCount - 1))
            : .contract(random.number(in: 0...RandomTree.contractCount - 1))
    }

    mutating func freeLabel(in index: Int) -> String? {
        let free = Self.labels.filter { isFree($0, in: index) }
        return free.isEmpty ? nil : random.one(of: free)
    }

    func isFree(_ label: String, in index: Int) -> Bool {
        !tree.scopes[index].properties.contains { $0.key.label == label }
    }

    func isService(_ value: RandomTree.Value) -> Bool {
        switch value {
        case .service, .contract: true
        case .scope, .builder, .optional, .collection, .other: false
        }
    }

    private func isCollection(_ value: RandomTree.Value) -> Bool {
        if case .collection = value { true } else { false }
    }

    /// Whether the scope's module can see the type. Builders that are not `Sendable` cannot be captured by builders
    /// that are, and are therefore never received.
    private func isReceivable(_ value: RandomTree.Value, in index: Int) -> Bool {
        switch value {
        case .service, .contract, .collection: true
        case .scope(let scope): index < tree.firstScopeBelow || scope >= tree.firstScopeBelow
        case .builder(let kind, let scope):
            kind.isSendable && (index < tree.firstScopeBelow || scope >= tree.firstScopeBelow)
        case .other: true
        case .optional(let wrapped): isReceivable(wrapped, in: index)
        }
    }
}
