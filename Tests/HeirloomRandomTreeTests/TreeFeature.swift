/// A feature that random trees must contain, because a case that is never drawn tests nothing.
enum TreeFeature: Hashable, CaseIterable {
    case instantiatedByListedType, instantiatedByNamedType, instantiatedAsOptional
    case rootInput, severalRootInputs, unlinked, emptyCollection, missingCollection
    case forwarded, severalForwarded, received, receivedScope, receivedBuilder, receivedIfAvailable
    case renamed, renamedToContract, renamedIfAvailable, renamedUnderItsLabel
    case plainBuilder, sendableBuilder, erasedBuilder, sendableErasedBuilder, optionalBuilder
    case function, sendableFunction, lazyFunction, weakFunction
    case async, throwing, typedThrowing, effectsFromBelow, effectfulFunction, effectfulExtension, concurrent
    case builderOfItself, builderOfAnEarlierScope
    case labelSharedByTypes, shadowedProvider, nestedType, structure, actor, moduleBelow
    case decorator, decoratorOfADecorator, localInstantiated, localForwarded
    case collection, chosenElements, compositeLeftOut, elementsOfBothModules, receivedCollection, dictionary
    case closure, closureOfSiblings, closureOfWhatIsAbove
    case generic, severalSpecializations, parameterInProperty, parameterInProduct
    case mainActorRoot, mainActorBelow, notSendable, extendedScope, extendedService
}

extension RandomTree {
    var features: Set<TreeFeature> {
        var features: Set<TreeFeature> = []
        for (index, scope) in scopes.enumerated() {
            if scope.isNested { features.insert(.nestedType) }
            if scope.kind == .structure { features.insert(.structure) }
            if scope.kind == .actor { features.insert(.actor) }
            if scope.isMainActor { features.insert(index == 0 ? .mainActorRoot : .mainActorBelow) }
            if !scope.isSendable { features.insert(.notSendable) }
            if scope.isExtended { features.insert(.extendedScope) }
            features.formUnion(effectFeatures(of: index))
            features.formUnion(genericFeatures(of: index))
            if isBelow(index) { features.insert(.moduleBelow) }
            if scope.forwarded.count > 1 {
                features.insert(index == 0 ? .severalRootInputs : .severalForwarded)
            }
            if index == 0, !scope.forwarded.isEmpty { features.insert(.rootInput) }
            for property in scope.properties { features.formUnion(self.features(of: property, in: index)) }
        }
        if services.contains(where: \.isExtended) { features.insert(.extendedService) }
        return features.union(sharingFeatures).union(decoratorFeatures)
    }

    private func effectFeatures(of index: Int) -> Set<TreeFeature> {
        let own = scopes[index].effects
        let all = effects(of: index)
        var features: Set<TreeFeature> = own == all ? [] : [.effectsFromBelow]
        if all.isAsync { features.insert(.async) }
        if !all.errors.isEmpty { features.insert(.throwing) }
        if all.errors.count == 1, !all.errors.contains(.anything) { features.insert(.typedThrowing) }
        if own != .none, scopes[index].isExtended { features.insert(.effectfulExtension) }
        if scopes[index].properties.contains(where: {
            $0.builder.map { effects(of: $0.product) != .none } ?? false
        }) {
            features.insert(.effectfulFunction)
        }
        return features
    }

    private func genericFeatures(of index: Int) -> Set<TreeFeature> {
        guard let argument = scopes[index].argument, reachedScopes.contains(index) else { return [] }
        var features: Set<TreeFeature> = [.generic]
        if specializations(of: index).filter(reachedScopes.contains).count > 1 {
            features.insert(.severalSpecializations)
        }
        for property in scopes[index].properties {
            if property.key.value == .service(argument) { features.insert(.parameterInProperty) }
            if let product = property.product, scopes[product].argument == argument {
                features.insert(.parameterInProduct)
            }
        }
        return features
    }

    private func features(of property: Property, in index: Int) -> Set<TreeFeature> {
        var features = featuresOfRole(of: property, in: index)
        if property.isConcurrent { features.insert(.concurrent) }
        if property.isOnlyIfAvailable {
            let isOptional = if case .optional = property.key.value { true } else { false }
            if property.key.value.collected == nil {
                features.insert(.unlinked)
            } else if elements(of: property) == [] {
                features.insert(isOptional ? .missingCollection : .emptyCollection)
            }
        }
        if property.isLocal {
            features.insert(property.role == .forwarded ? .localForwarded : .localInstantiated)
        }
        switch property.lifetime {
        case .lazy: features.insert(.lazyFunction)
        case .weak: features.insert(.weakFunction)
        case nil: break
        }
        return features
    }

    private func featuresOfRole(of property: Property, in index: Int) -> Set<TreeFeature> {
        switch property.role {
        case .forwarded: [.forwarded]
        case .receivedIfAvailable: [.receivedIfAvailable]
        case .received:
            switch property.key.value {
            case .scope: [.received, .receivedScope]
            case .builder: [.received, .receivedBuilder]
            case .collection: [.received, .receivedCollection]
            case .service, .contract, .optional, .other: [.received]
            }
        case .renamed(let source, let isOnlyIfAvailable):
            Set(
                [
                    isOnlyIfAvailable ? .renamedIfAvailable : .renamed,
                    source.label == property.key.label ? .renamedUnderItsLabel : nil,
                    source.value != property.key.value && !isOnlyIfAvailable ? .renamedToContract : nil,
                ].compactMap(\.self)
            )
        case .instantiated(let named):
            switch named {
            case nil: features(ofInstantiated: property.key.value, in: index)
            case .closure(let keys): features(ofClosureOf: keys, in: index)
            case .elements: [.collection, .chosenElements]
            case .service, .scope, .unknown, .addition: [.instantiatedByNamedType]
            }
        }
    }

    private func features(ofClosureOf keys: [Key], in index: Int) -> Set<TreeFeature> {
        Set(
            keys.map { key in
                let isBeside = TreeModel.provider(of: key, false, in: scopes[index]) != nil
                return isBeside ? .closureOfSiblings : .closureOfWhatIsAbove
            } + [.closure]
        )
    }

    /// Types that are built for a property and require the same property from above.
    private var decoratorFeatures: Set<TreeFeature> {
        let model = TreeModel(self)
        let wrapping = scopes.indices.flatMap { scope in
            scopes[scope].properties.filter { property in
                property.eagerProduct.map { product in
                    model.requirements[product].contains { $0.key == property.key }
                } ?? false
            }
            .map { (scope: scope, key: $0.key) }
        }
        let isNested = wrapping.contains { outer in
            wrapping.contains { $0.key == outer.key && $0.scope != outer.scope }
        }
        return Set((wrapping.isEmpty ? [] : [.decorator]) + (isNested ? [.decoratorOfADecorator] : []))
    }

    private func features(ofInstantiated value: Value, in index: Int) -> Set<TreeFeature> {
        switch value {
        case .service, .scope, .other: return []
        case .contract: return [.instantiatedByListedType]
        case .collection(let collected, let isKeyed):
            return features(ofCollectionOf: collected).union(isKeyed ? [.dictionary] : [])
        case .optional(let wrapped):
            let isBuilder = if case .builder = wrapped { true } else { false }
            return features(ofInstantiated: wrapped, in: index)
                .union([isBuilder ? .optionalBuilder : .instantiatedAsOptional])
        case .builder(let kind, let scope):
            let feature: TreeFeature =
                switch kind {
                case .plain: .plainBuilder
                case .sendable: .sendableBuilder
                case .erased: .erasedBuilder
                case .sendableErased: .sendableErasedBuilder
                case .function: .function
                case .sendableFunction: .sendableFunction
                }
            if scope == index { return [feature, .builderOfItself] }
            return scope < index ? [feature, .builderOfAnEarlierScope] : [feature]
        }
    }

    private func features(ofCollectionOf collected: Int) -> Set<TreeFeature> {
        let elements = elements(of: collected)
        let isOfBoth = Set(elements.map(isBelow)).count > 1
        let isLeftOut = scopes.indices.contains {
            scopes[$0].listed.contains(collected) && !elements.contains($0)
        }
        return Set(
            [.collection, isOfBoth ? .elementsOfBothModules : nil, isLeftOut ? .compositeLeftOut : nil]
                .compactMap(\.self)
        )
    }

    /// Labels that several scopes provide, as the same type or as different types.
    private var sharingFeatures: Set<TreeFeature> {
        let keys = scopes.flatMap(\.properties).filter(\.isProvided).map(\.key)
        let isShadowed = Set(keys).count < keys.count
        let isShared = Set(keys.map(\.label)).count < Set(keys).count
        return Set(
            [isShadowed ? .shadowedProvider : nil, isShared ? .labelSharedByTypes : nil].compactMap(\.self)
        )
    }
}
