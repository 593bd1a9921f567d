import HeirloomGraph
import HeirloomModel

extension GraphProblem {
    /// Returns the problem as a diagnostic with its location.
    func diagnostic(_ wording: ProblemWording) -> Diagnostic {
        switch self {
        case .missingDependency(let missing): return wording.missingDependency(missing)
        case .nothingFulfills(let properties): return wording.nothingFulfills(properties)
        case .notInstantiable(let properties, let entity): return wording.notInstantiable(properties, entity)
        case .ambiguousFulfillment(let property, let candidates):
            return wording.ambiguousFulfillment(property, candidates)
        case .emptyCollection(let property): return wording.emptyCollection(property)
        case .unknownElement(let property, let name): return wording.unknownElement(name, at: property)
        case .missingKey(let property, let elements): return wording.missingKey(elements, at: property)
        case .unfitKey(let edge): return wording.unfitKey(edge)
        case .repeatedElement(let property, let element):
            return wording.repeatedElement(element, at: property)
        case .duplicateKey(let elements): return wording.duplicateKey(elements)
        case .needlessCollecting(let property): return wording.needlessCollecting(property)
        case .unlistedElement(let scope, let property): return wording.unlistedElement(scope, property)
        case .builtTwice(let element, let other): return wording.builtTwice(element, other: other)
        case .notConvertible(let properties): return wording.notConvertible(properties)
        case .builtByAnotherName(let property): return wording.builtByAnotherName(property)
        case .needlessErasure(let property): return wording.needlessErasure(property)
        case .needlessConcurrency(let property): return wording.needlessConcurrency(property)
        case .falseClaim(let scope, let index): return wording.falseClaim(of: scope, at: index)
        case .genericFulfillment(let scope, let index):
            return wording.genericFulfillment(of: scope, at: index)
        case .endlessGenerics(let endless): return wording.endlessGenerics(endless)
        case .ambiguousName(let reference, let scope): return wording.ambiguousName(reference, in: scope)
        case .mistakenName(let name): return wording.mistakenName(name)
        case .inferredName(let reference, let scope): return wording.inferredName(reference, in: scope)
        case .unimportedNames(let names): return wording.unimportedNames(names)
        case .unmarkedDependency(let scope, let index, let provider, _):
            return wording.unmarkedDependency(of: scope, at: index, provider)
        case .tooLargeType(let reference, let scope): return wording.tooLargeType(reference, in: scope)
        case .duplicateScope(let duplicate, let first): return wording.duplicateScope(duplicate, first: first)
        case .missingImport(let file, let use): return wording.missingImport(of: use, in: file)
        case .duplicateConfiguration(let duplicate, let first):
            return wording.duplicateConfiguration(duplicate, first: first)
        case .wrongInstantiateResult(let scope): return wording.wrongInstantiateResult(scope)
        case .unspecializedResult(let scope): return wording.unspecializedResult(scope)
        case .namesOwnMember(let scope, let name): return wording.namesOwnMember(scope, name)
        case .hiddenExtended(let scope, let type): return wording.hiddenExtended(scope, type)
        case .conditionalIsolation(let place): return wording.conditionalIsolation(place)
        case .misnamedDouble(let double):
            return wording.misnamedDouble(double)
        case .unmockable(let unmockable): return wording.unmockable(unmockable)
        case .duplicateDouble(let double):
            return wording.duplicateDouble(double)
        case .unusableDouble(let scope, let double): return wording.unusableDouble(double, of: scope)
        case .ambiguousDouble(let double):
            return wording.ambiguousDouble(double)
        case .misspeltModule(let written, let file, let meant):
            return wording.misspeltModule(written, in: file, meant: meant)
        case .instantiationCycle(let properties): return wording.instantiationCycle(properties)
        case .notOptional(let property): return wording.notOptional(property)
        case .localDependency(let local): return wording.localDependency(local)
        case .siblingCycle(let scope, let needs): return wording.siblingCycle(needs, in: scope)
        case .eagerForwarding(let property): return wording.eagerForwarding(property)
        case .wrongForwardedProperties(let property): return wording.wrongForwardedProperties(property)
        case .mismatchedParameters(let edge): return wording.mismatchedParameters(edge)
        case .effectfulBuilder(let edge): return wording.effectfulBuilder(edge)
        case .lifetimeWithoutFunction(let property): return wording.lifetimeWithoutFunction(property)
        case .weakValue(let edge): return wording.weakValue(edge)
        case .keptNotSendable(let edge): return wording.keptNotSendable(edge)
        case .effectfulRoot(let root, let caller): return wording.effectfulRoot(root, caller: caller)
        case .notARoot(let scope, let obstacle): return wording.notARoot(scope, obstacle)
        case .inheritedRootInitializer(let scope, let source):
            return wording.inheritedRootInitializer(scope, from: source)
        case .droppedRoot(let scope, let lacks): return wording.droppedRoot(scope, lacks: lacks)
        case .untypedClosure(let edge): return wording.untypedClosure(edge)
        case .inaccessibleType(let property, let access): return wording.inaccessibleType(property, access)
        case .inaccessibleArgument(let edge, let type): return wording.inaccessibleArgument(type, along: edge)
        case .lostForwarding(let edge): return wording.lostForwarding(edge)
        case .initializerInExtension(let scope, let written):
            return wording.initializerInExtension(scope, written)
        case .missingInitializer(let scope, let obstacle):
            return wording.missingInitializer(scope, obstacle)
        case .mismatchedParameter(let property, let taken):
            return wording.mismatchedParameter(property, taken)
        case .narrowForwardedType(let property, let type): return wording.narrowForwardedType(property, type)
        case .inheritedConformance(let scope, let superclass):
            return wording.inheritedConformance(scope, from: superclass)
        case .instantiableSuperclass(let scope, let superclass):
            return wording.instantiableSuperclass(scope, superclass)
        case .notSendable(let property, let values, let boundary):
            return wording.notSendable(property, values, across: boundary)
        case .isolationMismatch(let mismatch): return wording.isolationMismatch(mismatch)
        case .pluginNotApplied(let scope): return wording.pluginNotApplied(scope)
        case .unavailableUnderConstruction(let scope, let need):
            return wording.unavailableUnderConstruction(need, in: scope)
        }
    }
}
