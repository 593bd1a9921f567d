import HeirloomModel

/// Draws random trees that use all of the language and are valid according to the model.
struct TreeGrowth {
    typealias Property = RandomTree.Property
    typealias Key = RandomTree.Key
    typealias Value = RandomTree.Value

    /// A small number of labels, so that properties of different types share a label. One of them is a keyword.
    static let labels = ["alpha", "beta", "gamma", "default"]

    static let decorated = "decorated"

    var random: SeededRandom
    var tree: RandomTree
    /// The dependencies that may be received: those that the root builds, and some provided elsewhere.
    var offered: [RandomTree.Key] = []
    /// The scopes with forwarded properties, which cannot be built eagerly.
    var forwarding: Set<Int> = []

    /// Returns the valid tree of a seed.
    ///
    /// - Parameter isSpecialized: Whether some generic types are built for several arguments.
    static func tree(seed: Int, isSpecialized: Bool = true) -> RandomTree {
        grown.tree(GrownTrees.Key(seed: seed, isSpecialized: isSpecialized), growing: grow)
    }

    private static let grown = GrownTrees()

    private static func grow(_ key: GrownTrees.Key) -> RandomTree {
        for attempt in 0... {
            var growth = TreeGrowth(seed: key.seed, attempt: attempt)
            growth.grow()
            growth.collectOnce()
            growth.provideWhatIsMissing()
            growth.makeClassesOfWhatHoldsItself()
            growth.keepWhatFunctionsBuild()
            let model = TreeModel(growth.tree)
            guard model.cyclesOfNeeds.isEmpty, model.builtTwice.isEmpty, !model.isCollectionEmpty else {
                continue
            }
            growth.dress()
            growth.addGenericTypes()
            if key.isSpecialized { growth.addSpecializations() }
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
        // An extension may build a type that only receives dependencies; the last scope builds nothing.
        let receiver = random.chance(60) ? tree.scopes.indices.last : nil
        for _ in 0..<random.number(in: 2...4) { addService(to: 0) }
        if random.chance(35) {
            for _ in 0..<random.number(in: 1...2) { addForwarded(to: 0) }
        }
        for index in tree.scopes.indices.dropFirst() {
            if forwarding.contains(index) {
                for _ in 0..<random.number(in: 1...2) { addForwarded(to: index) }
            }
            if index == receiver { continue }
            for _ in 0..<random.number(in: 0...2) where random.chance(60) { addService(to: index) }
            if random.chance(10) { addUnlinked(to: index) }
        }
        for index in tree.scopes.indices {
            for _ in 0..<random.number(in: 1...3) { addScope(below: index) }
        }
        if random.chance(60) { addDecoratorOfADecorator() }
        addCollections()
        for index in tree.scopes.indices.dropFirst() {
            for _ in 0..<random.number(in: 0...3) { addReceived(to: index) }
            if index != receiver, random.chance(50) { addReceivedIfAvailable(to: index) }
        }
        for index in tree.scopes.indices where random.chance(40) { addRenamed(to: index) }
        for index in tree.scopes.indices where index != receiver && random.chance(30) { addMade(to: index) }
        for index in tree.scopes.indices { tree.scopes[index].properties.shuffle(using: &random) }
    }

    /// Makes the root build missing dependencies, or removes the properties that need them if the root cannot.
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

    /// Turns structs that contain themselves into classes.
    private mutating func makeClassesOfWhatHoldsItself() {
        let held = tree.scopes.map { $0.properties.compactMap { Self.scope(heldIn: $0.key.value) } }
        for index in tree.scopes.indices where TreeModel.reachable(from: index, by: held).contains(index) {
            tree.scopes[index].kind = .finalClass
        }
    }

    private static func scope(heldIn value: Value) -> Int? {
        switch value {
        case .scope(let scope): scope
        case .optional(let wrapped): scope(heldIn: wrapped)
        case .service, .contract, .builder, .collection, .other: nil
        }
    }
}
