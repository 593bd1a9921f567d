import HeirloomGraph
import HeirloomModel

extension GraphProblem {
    /// The problem in words, at its place.
    func diagnostic(_ wording: ProblemWording) -> Diagnostic {
        switch self {
        case .missingDependency(let missing): return wording.missingDependency(missing)
        case .nothingFulfills(let hops): return wording.nothingFulfills(hops)
        case .notInstantiable(let hops, let entity): return wording.notInstantiable(hops, entity)
        case .ambiguousFulfillment(let hop, let candidates):
            return wording.ambiguousFulfillment(hop, candidates)
        case .notConvertible(let hops): return wording.notConvertible(hops)
        case .builtByAnotherName(let hop): return wording.builtByAnotherName(hop)
        case .needlessErasure(let hop): return wording.needlessErasure(hop)
        case .falseClaim(let scope, let index): return wording.falseClaim(of: scope, at: index)
        case .ambiguousName(let reference, let scope): return wording.ambiguousName(reference, in: scope)
        case .duplicateScope(let duplicate, let first): return wording.duplicateScope(duplicate, first: first)
        case .duplicateConfiguration(let duplicate, let first):
            return wording.duplicateConfiguration(duplicate, first: first)
        case .wrongInstantiateResult(let scope): return wording.wrongInstantiateResult(scope)
        case .hiddenType(let type, let file): return wording.hiddenType(type, in: file)
        case .conditionalIsolation(let place): return wording.conditionalIsolation(place)
        case .misspeltModule(let written, let file, let meant):
            return wording.misspeltModule(written, in: file, meant: meant)
        case .instantiationCycle(let hops): return wording.instantiationCycle(hops)
        case .siblingCycle(let scope, let needs): return wording.siblingCycle(needs, in: scope)
        case .eagerForwarding(let hop): return wording.eagerForwarding(hop)
        case .wrongForwardedProperties(let hop): return wording.wrongForwardedProperties(hop)
        case .notARoot(let scope, let obstacle): return wording.notARoot(scope, obstacle)
        case .inheritedRootInitializer(let scope, let source):
            return wording.inheritedRootInitializer(scope, from: source)
        case .droppedRoot(let scope, let lacks): return wording.droppedRoot(scope, lacks: lacks)
        case .inaccessibleType(let hop, let access): return wording.inaccessibleType(hop, access)
        case .unavailableType(let hop): return wording.unavailableType(hop)
        case .deprecatedType(let hop): return wording.deprecatedType(hop)
        case .deprecatedInitializer(let hop): return wording.deprecatedInitializer(hop)
        case .noncopyableForwarded(let hop, let type): return wording.noncopyableForwarded(hop, type)
        case .initializerInExtension(let scope, let written):
            return wording.initializerInExtension(scope, written)
        case .missingInitializer(let scope, let obstacle):
            return wording.missingInitializer(scope, obstacle)
        case .mismatchedParameter(let hop, let taken): return wording.mismatchedParameter(hop, taken)
        case .narrowForwardedType(let hop, let type): return wording.narrowForwardedType(hop, type)
        case .narrowForwardedImport(let hop, let narrow):
            return wording.narrowForwardedImport(hop, narrow)
        case .inheritedConformance(let scope, let superclass):
            return wording.inheritedConformance(scope, from: superclass)
        case .instantiableSuperclass(let scope, let superclass):
            return wording.instantiableSuperclass(scope, superclass)
        case .notSendable(let hop, let values, let boundary):
            return wording.notSendable(hop, values, across: boundary)
        case .sentValue(let hop, let type): return wording.sentValue(hop, type)
        case .isolationMismatch(let mismatch): return wording.isolationMismatch(mismatch)
        case .pluginNotApplied(let scope): return wording.pluginNotApplied(scope)
        case .unavailableUnderConstruction(let scope, let need):
            return wording.unavailableUnderConstruction(need, in: scope)
        }
    }
}
