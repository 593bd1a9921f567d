/// The diagnostics expected for a tree with errors.
extension TreeModel {
    /// A property, by its scope and its position in it.
    struct Step: Hashable {
        let scope: Int
        let property: Int
    }

    func property(at step: Step) -> RandomTree.Property { tree.scopes[step.scope].properties[step.property] }

    func mark(at step: Step) -> Mark {
        .property(property(at: step).key.label, in: tree.declaration(of: step.scope))
    }

    /// Whether the tree is valid.
    var isSound: Bool {
        isSoundApartFromLocals && startedForNothing.isEmpty
            && tree.scopes.indices.allSatisfy { scope in
                tree.scopes[scope].properties.indices.allSatisfy { position in
                    !tree.scopes[scope].properties[position].isLocal || mayBeLocal(position, in: scope)
                }
            }
    }

    /// Whether the tree is valid, ignoring local properties and unnecessary concurrency, which conditions may cause.
    var isSoundApartFromLocals: Bool {
        missing.isEmpty && cyclesOfNeeds.isEmpty && eagerCycles.isEmpty && !isCollectionEmpty
            && builtTwice.isEmpty && notSendable.isEmpty && offMainActor.isEmpty && effectfulBuilders.isEmpty
    }

    var reached: [Int] { tree.reachedScopes }

    /// The instantiated properties below the root, nearest first.
    var instantiations: [Step] {
        reached.flatMap { scope in
            tree.scopes[scope].properties.indices.map { Step(scope: scope, property: $0) }
        }
        .filter { property(at: $0).isInstantiated }
    }

    /// Whether a scope's declaration cannot be trusted because of a mistake.
    func isSuspect(_ scope: Int) -> Bool { !tree.scopes[scope].mistakes.isEmpty }

    private func path(ofScope scope: Int) -> String {
        "\(tree.module(ofScope: scope))/File\(tree.scopes[scope].file).swift"
    }

    // MARK: What suspends or fails

    /// The instantiators of asynchronous or throwing scopes.
    var effectfulBuilders: Set<Mark> {
        if tree.scopes.allSatisfy({ $0.effects == .none }) { return [] }
        let steps = instantiations.filter { step in
            guard let builder = property(at: step).builder, !builder.kind.isFunction else { return false }
            return tree.effects(of: builder.product) != .none
        }
        return Set(steps.map(mark))
    }

    /// The properties with `concurrently` whose construction does not suspend.
    var startedForNothing: [Step] {
        instantiations.filter { property(at: $0).isConcurrent && !tree.isStartedEarly(property(at: $0)) }
    }

    // MARK: What is missing

    /// Whether a dependency is missing below the root, so that a detected root is dropped.
    var isIncomplete: Bool {
        requirements[0].contains { !$0.isOnlyIfAvailable }
            || instantiations.contains { fulfillers(of: property(at: $0))?.isEmpty ?? false }
    }

    /// Whether the root is not dropped, so that missing dependencies are errors.
    var isInsisting: Bool { tree.isRootMarked || !isIncomplete }

    /// The dependencies that are not provided.
    var missingKeys: Set<RandomTree.Key> { Set(missing.map(\.key)) }

    /// Returns the properties that lack a dependency and may be reported, nearest first.
    func receivers(of key: RandomTree.Key) -> [Mark] {
        if isSuspect(0) { return [] }
        var receivers: [Mark] = []
        /// The scopes to visit, and closures by their position in a scope.
        var queue: [(scope: Int, closure: Int?)] = [(0, nil)]
        var parents: [Int: Int] = [:]
        var next = 0
        while next < queue.count {
            let (scope, closure) = queue[next]
            next += 1
            for (position, property) in tree.scopes[scope].properties.enumerated() {
                if closure ?? position != position { continue }
                let need = Self.needs(of: position, in: scope, of: tree).first {
                    $0.key == key && !$0.isOnlyIfAvailable
                }
                if let need, need.isOfClosure, closure == nil {
                    queue.append((scope, position))
                } else if let need {
                    if receivers.isEmpty, isExplained(key, on: parents, to: scope) { return [] }
                    receivers.append(mark(of: need))
                }
                for product in tree.products(of: property) {
                    guard !queue.contains(where: { $0.scope == product }), !isSuspect(product),
                        let need = requirements[product].first(where: {
                            $0.key == key && !$0.isOnlyIfAvailable
                        }),
                        Self.isTakenFromAbove(need, by: position, in: tree.scopes[scope])
                    else { continue }
                    queue.append((product, nil))
                    parents[product] = scope
                }
            }
        }
        return receivers
    }

    private func mark(of need: Need) -> Mark {
        let label = tree.scopes[need.scope].properties[need.property].key.label
        return need.isOfClosure
            ? .parameter(need.key.label, for: label, in: need.scope) : .property(label, in: need.scope)
    }

    /// Whether a type on the path instantiates a property of the same label and type, optional or not, with an error of
    /// its own. Fixing that error may provide the dependency.
    private func isExplained(_ key: RandomTree.Key, on parents: [Int: Int], to scope: Int) -> Bool {
        var way: [Int] = []
        while let parent = parents[way.last ?? scope] { way.append(parent) }
        return way.flatMap { tree.scopes[$0].properties }.contains { property in
            guard property.isInstantiated, property.key.label == key.label,
                let fulfillers = fulfillers(of: property), fulfillers.count != 1
            else { return false }
            return property.key.value.withoutOptional == key.value.withoutOptional
        }
    }

    // MARK: What is fulfilled

    /// The requirement of an instantiated property.
    enum Wanted: Hashable {
        case service(Int)
        case contract(Int)
        case nothing(String)
    }

    /// Returns the requirement of a property, or `nil` for properties that are not instantiated, and for scopes, which
    /// always exist.
    func wanted(by property: RandomTree.Property) -> Wanted? {
        if property.isOnlyIfAvailable { return nil }
        switch property.role {
        case .forwarded, .received, .receivedIfAvailable, .renamed: return nil
        case .instantiated(by: .service(let service)): return .service(service)
        case .instantiated(by: .unknown(let name)): return .nothing(name)
        case .instantiated(by: .addition), .instantiated(by: .scope), .instantiated(by: .closure),
            .instantiated(by: .elements):
            return nil
        case .instantiated(by: nil): return Self.wanted(as: property.key.value)
        }
    }

    private static func wanted(as value: RandomTree.Value) -> Wanted? {
        switch value {
        case .service(let service): .service(service)
        case .contract(let contract): .contract(contract)
        case .other(let name): .nothing(name)
        case .optional(let wrapped): wanted(as: wrapped)
        case .scope, .builder, .collection: nil
        }
    }

    /// Returns the services that may fulfill an instantiated property, or `nil` if a scope is built.
    func fulfillers(of property: RandomTree.Property) -> [Int]? {
        wanted(by: property).map { wanted in
            tree.services.indices.filter { service in
                let candidate = tree.services[service]
                switch wanted {
                case .service(service): return candidate.isInstantiable
                case .contract(let contract):
                    return candidate.isInstantiable && candidate.listed.contains(contract)
                case .service, .nothing: return false
                }
            }
        }
    }

    /// Returns the properties with a requirement that nothing fulfills, as far as they are reported, nearest first.
    func unfulfilled(wanting wanted: Wanted) -> [Mark] {
        guard isInsisting else { return [] }
        if case .contract(let contract) = wanted, mayBeMeant(contract) { return [] }
        return unfulfilled.filter { self.wanted(by: property(at: $0)) == wanted }.map { mark(at: $0) }
    }

    /// Whether a file with an error contains a type that conforms to a contract, and may list it.
    private func mayBeMeant(_ contract: Int) -> Bool {
        let doubtful = Set(tree.scopes.indices.filter { !tree.scopes[$0].mistakes.isEmpty }.map(path))
        return tree.scopes.indices.contains {
            tree.scopes[$0].contracts.contains(contract) && doubtful.contains(path(ofScope: $0))
        }
    }

    private var unfulfilled: [Step] {
        instantiations.filter { !isSuspect($0.scope) && fulfillers(of: property(at: $0)) == [] }
    }
}

extension RandomTree.Value {
    fileprivate var withoutOptional: RandomTree.Value {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }
}
