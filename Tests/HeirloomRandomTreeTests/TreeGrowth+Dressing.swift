/// Kinds of types and functions other than structs and `Sendable` classes.
extension TreeGrowth {
    /// Adds lifetimes to some functions without parameters.
    mutating func keepWhatFunctionsBuild() {
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

    /// Changes some types and properties to kinds other than structs and `Sendable` classes.
    mutating func dress() {
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
        where tree.scopes[index].isClass && tree.scopes[index].contracts.isEmpty
            && tree.scopes[index].listed.isEmpty
            && random.chance(40)
        {
            changeWhereValid { $0.scopes[index].isSendable = false }
        }
        addEffects()
        startSomeEarly()
        let model = TreeModel(tree)
        for scope in tree.scopes.indices {
            for position in tree.scopes[scope].properties.indices where random.chance(25) {
                tree.scopes[scope].properties[position].isLocal = model.mayBeLocal(position, in: scope)
            }
        }
    }

    /// Adds effects to some initializers. Isolated types must be built without suspension.
    private mutating func addEffects() {
        guard random.chance(75) else { return }
        let mayBeAsync = random.chance(80) && tree.scopes.allSatisfy { !$0.isMainActor && $0.kind != .actor }
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

    /// Makes properties start concurrently if their construction suspends.
    private mutating func startSomeEarly() {
        for index in tree.scopes.indices {
            for position in tree.scopes[index].properties.indices where random.chance(85) {
                changeWhereValid { changed in
                    changed.scopes[index].properties[position].isConcurrent = true
                    let isStarted = changed.isStartedEarly(changed.scopes[index].properties[position])
                    changed.scopes[index].properties[position].isConcurrent = isStarted
                }
            }
        }
    }

    /// Changes the tree, unless a value that is not `Sendable` would then cross an isolation boundary.
    private mutating func changeWhereValid(_ change: (inout RandomTree) -> Void) {
        var changed = tree
        change(&changed)
        if TreeModel(changed).notSendable.isEmpty { tree = changed }
    }
}
