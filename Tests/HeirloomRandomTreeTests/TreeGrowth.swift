import HeirloomModel

/// Draws trees: anything that the language allows, and what the model holds for valid.
struct TreeGrowth {
    private typealias Property = RandomTree.Property
    private typealias Key = RandomTree.Key
    private typealias Value = RandomTree.Value

    /// Few, so that properties of different types meet under one label; one of them is a keyword.
    private static let labels = ["alpha", "beta", "gamma", "default"]

    private static let decorated = "decorated"

    private var random: SeededRandom
    private var tree: RandomTree
    /// What may be received: what the root builds, and some of what is provided in other places.
    private var offered: [RandomTree.Key] = []
    /// The scopes that something is forwarded to, and therefore cannot be built at once.
    private var forwarding: Set<Int> = []

    /// The valid tree of a seed, the same one every time.
    static func tree(seed: Int) -> RandomTree {
        for attempt in 0... {
            var growth = TreeGrowth(seed: seed, attempt: attempt)
            growth.grow()
            growth.provideWhatIsMissing()
            growth.makeClassesOfWhatHoldsItself()
            growth.keepWhatFunctionsBuild()
            guard TreeModel(growth.tree).cyclesOfNeeds.isEmpty else { continue }
            growth.dress()
            return growth.tree
        }
        preconditionFailure("numbers have no end")
    }

    private init(seed: Int, attempt: Int) {
        random = SeededRandom(seed: seed &* 1_000 &+ attempt)
        let count = random.number(in: 4...10)
        tree = RandomTree(
            seed: seed,
            scopes: [],
            firstScopeBelow: random.number(in: 2...count)
        )
        forwarding = Set((1..<count).filter { _ in random.chance(40) })
        tree.scopes = (0..<count).map { _ in
            RandomTree.Scope(
                kind: random.chance(70) ? .finalClass : .structure,
                isNested: random.chance(25),
                file: random.number(in: 0...RandomTree.fileCount - 1),
                properties: []
            )
        }
    }

    private mutating func grow() {
        // What only receives may be built by an extension; the last scope builds nothing.
        let receiver = random.chance(60) ? tree.scopes.indices.last : nil
        for _ in 0..<random.number(in: 2...4) { addService(to: 0) }
        for index in tree.scopes.indices.dropFirst() {
            if forwarding.contains(index) {
                for _ in 0..<random.number(in: 1...2) { addForwarded(to: index) }
            }
            if index == receiver { continue }
            for _ in 0..<random.number(in: 0...2) where random.chance(60) { addService(to: index) }
        }
        for index in tree.scopes.indices {
            for _ in 0..<random.number(in: 1...3) { addScope(below: index) }
        }
        if random.chance(60) { addDecoratorOfADecorator() }
        for index in tree.scopes.indices.dropFirst() {
            for _ in 0..<random.number(in: 0...3) { addReceived(to: index) }
            if index != receiver, random.chance(50) { addReceivedIfAvailable(to: index) }
        }
        for index in tree.scopes.indices where random.chance(40) { addRenamed(to: index) }
        for index in tree.scopes.indices where index != receiver && random.chance(30) { addMade(to: index) }
        for index in tree.scopes.indices { tree.scopes[index].properties.shuffle(using: &random) }
    }

    /// Lets the root build what is not provided, or takes the properties away that want it where the root
    /// cannot.
    private mutating func provideWhatIsMissing() {
        while true {
            let missing = TreeModel(tree).missing.sorted { left, right in
                (left.scope, left.property) < (right.scope, right.property)
            }
            guard let need = missing.first else { return }
            if need.scope > 0, isFree(need.key.label, in: 0), isService(need.key.value) {
                add(need.key, .instantiated(by: nil), to: 0)
            } else {
                tree.scopes[need.scope].properties.remove(at: need.property)
            }
        }
    }

    /// No struct holds itself.
    private mutating func makeClassesOfWhatHoldsItself() {
        let held = tree.scopes.map { $0.properties.compactMap { Self.scope(heldIn: $0.key.value) } }
        for index in tree.scopes.indices where TreeModel.reachable(from: index, by: held).contains(index) {
            tree.scopes[index].kind = .finalClass
        }
    }

    /// Some functions without parameters are called once only, so to say.
    private mutating func keepWhatFunctionsBuild() {
        for index in tree.scopes.indices {
            for (position, property) in tree.scopes[index].properties.enumerated() {
                guard let builder = property.builder, builder.kind.isFunction,
                    tree.scopes[builder.product].forwarded.isEmpty, random.chance(60)
                else { continue }
                let isWeak = tree.scopes[builder.product].isClass && random.chance(40)
                tree.scopes[index].properties[position].lifetime = isWeak ? .weak : .lazy
            }
        }
    }

    private static func scope(heldIn value: Value) -> Int? {
        switch value {
        case .scope(let scope): scope
        case .optional(let wrapped): scope(heldIn: wrapped)
        case .service, .contract, .builder, .other: nil
        }
    }

    /// Lets types be what they may be besides structs and classes that may be handed around freely.
    private mutating func dress() {
        for service in tree.services.indices where random.chance(25) {
            tree.services[service].isExtended = true
        }
        let isOnMainActor = random.chance(35)
        let sendable = TreeModel(tree).builtAnywhere
        for index in tree.scopes.indices {
            let scope = tree.scopes[index]
            if isOnMainActor, index == 0 || !sendable.contains(index), random.chance(index == 0 ? 100 : 40) {
                changeWhereValid { $0.scopes[index].isMainActor = true }
            } else if index > 0, scope.isClass, random.chance(15) {
                changeWhereValid { $0.scopes[index].kind = .actor }
            } else if index > 0, !scope.isNested, !scope.properties.isEmpty,
                scope.properties.allSatisfy({ $0.role == .received })
            {
                tree.scopes[index].isExtended = random.chance(70)
            }
        }
        for index in tree.scopes.indices
        where tree.scopes[index].isClass && tree.scopes[index].contracts.isEmpty && random.chance(40) {
            changeWhereValid { $0.scopes[index].isSendable = false }
        }
        addEffects()
        let model = TreeModel(tree)
        for scope in tree.scopes.indices {
            for position in tree.scopes[scope].properties.indices where random.chance(25) {
                tree.scopes[scope].properties[position].isLocal = model.mayBeLocal(position, in: scope)
            }
        }
    }

    /// Lets some initializers suspend or fail. What is isolated is built without suspension only.
    private mutating func addEffects() {
        guard random.chance(60) else { return }
        let mayBeAsync = random.chance(60) && tree.scopes.allSatisfy { !$0.isMainActor && $0.kind != .actor }
        for index in tree.scopes.indices where random.chance(tree.scopes[index].isExtended ? 90 : 30) {
            var effects = RandomTree.Effects(isAsync: mayBeAsync && random.chance(60))
            if random.chance(60) || !effects.isAsync {
                let number = random.number(in: -1...RandomTree.failureCount - 1)
                effects.errors = [number < 0 ? .anything : .typed(number)]
            }
            var changed = tree
            changed.scopes[index].effects = effects
            changed.makeFunctionsOfWhatSuspendsOrFails()
            let model = TreeModel(changed)
            if model.missing.isEmpty, model.cyclesOfNeeds.isEmpty, model.notSendable.isEmpty {
                tree = changed
            }
        }
    }

    /// Changes the tree unless something would then be handed where it must not go.
    private mutating func changeWhereValid(_ change: (inout RandomTree) -> Void) {
        var changed = tree
        change(&changed)
        if TreeModel(changed).notSendable.isEmpty { tree = changed }
    }

    // MARK: Properties

    private mutating func addService(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        var value = serviceOrContract()
        var named: Int?
        if case .contract = value, random.chance(60) {
            named = random.number(in: 0...RandomTree.serviceCount - 1)
        }
        if random.chance(15) { value = .optional(value) }
        add(Key(label: label, value: value), .instantiated(by: named.map { .service($0) }), to: index)
    }

    private mutating func addForwarded(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let value = serviceOrContract()
        add(Key(label: label, value: random.chance(20) ? .optional(value) : value), .forwarded, to: index)
    }

    /// A scope that is built at once comes later than its parent; a builder may lead back up, or to itself.
    private mutating func addScope(below index: Int) {
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

    /// A scope that is built for a contract, and often wraps what is above for that.
    private mutating func addContract(builtBy scope: Int, to index: Int) {
        // Mostly the same one, so that decorators wrap decorators.
        let isUsual = random.chance(60) && isFree(Self.decorated, in: index)
        guard let label = isUsual ? Self.decorated : freeLabel(in: index) else { return }
        let contract = isUsual ? 0 : random.number(in: 0...RandomTree.contractCount - 1)
        let key = Key(label: label, value: .contract(contract))
        tree.scopes[scope].contracts.insert(contract)
        add(key, .instantiated(by: .scope(scope)), to: index)
        if random.chance(80), isFree(label, in: scope) { add(key, .received, to: scope) }
    }

    /// Two scopes of which one builds the other, and which both build a decorator.
    private mutating func addDecoratorOfADecorator() {
        let pairs = tree.scopes.indices.dropFirst().flatMap { outer in
            tree.scopes[outer].properties.compactMap(\.eagerProduct).map { [outer, $0] }
        }
        guard let pair = random.one(ofAny: pairs) else { return }
        for index in pair {
            let scopes = tree.scopes.indices.filter { $0 > index && !forwarding.contains($0) }
            if let scope = random.one(ofAny: scopes) { addContract(builtBy: scope, to: index) }
        }
    }

    /// Something that a closure makes of what is beside it and above it.
    private mutating func addMade(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let own = tree.scopes[index].properties.map(\.key)
        var keys: [Key] = []
        for key in (offered + own).shuffled(using: &random).prefix(random.number(in: 0...3))
        where isMadeOf(key.value, in: index) && !keys.contains(where: { $0.label == key.label }) {
            keys.append(key)
        }
        add(Key(label: label, value: .other(tree.madeName)), .instantiated(by: .closure(keys)), to: index)
    }

    /// Whether a closure may take it. A function would have to escape.
    private func isMadeOf(_ value: Value, in index: Int) -> Bool {
        switch value {
        case .service, .contract, .scope, .other: isReceivable(value, in: index)
        case .optional(let wrapped): isMadeOf(wrapped, in: index)
        case .builder: false
        }
    }

    private mutating func addReceived(to index: Int) {
        let candidates = offered.filter { isFree($0.label, in: index) && isReceivable($0.value, in: index) }
        guard !candidates.isEmpty else { return }
        add(random.one(of: candidates), .received, to: index)
    }

    private mutating func addReceivedIfAvailable(to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        let value = serviceOrContract()
        add(Key(label: label, value: .optional(value)), .receivedIfAvailable(value), to: index)
    }

    private mutating func addRenamed(to index: Int) {
        let candidates = offered.filter { isService($0.value) }
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

    private mutating func add(_ key: RandomTree.Key, _ role: RandomTree.Property.Role, to index: Int) {
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

    private mutating func freeLabel(in index: Int) -> String? {
        let free = Self.labels.filter { isFree($0, in: index) }
        return free.isEmpty ? nil : random.one(of: free)
    }

    private func isFree(_ label: String, in index: Int) -> Bool {
        !tree.scopes[index].properties.contains { $0.key.label == label }
    }

    private func isService(_ value: RandomTree.Value) -> Bool {
        switch value {
        case .service, .contract: true
        case .scope, .builder, .optional, .other: false
        }
    }

    /// Whether the scope's module sees the type. What is not `Sendable` cannot be captured by the builders that
    /// are, so that the other builders are never received.
    private func isReceivable(_ value: RandomTree.Value, in index: Int) -> Bool {
        switch value {
        case .service, .contract: true
        case .scope(let scope): index < tree.firstScopeBelow || scope >= tree.firstScopeBelow
        case .builder(let kind, let scope):
            kind.isSendable && (index < tree.firstScopeBelow || scope >= tree.firstScopeBelow)
        case .other: true
        case .optional(let wrapped): isReceivable(wrapped, in: index)
        }
    }
}
