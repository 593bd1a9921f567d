import HeirloomModel

extension DiagnosticID {
    /// Whether it is the id of warnings, which can be raised or silenced.
    var isWarning: Bool {
        switch self {
        case .droppedRoot, .pluginNotApplied, .unavailableUnderConstruction, .untrackedDirectory: true
        case .missingDependency, .nothingFulfills, .notInstantiable, .ambiguousFulfillment,
            .ambiguousName, .duplicateType, .duplicateInstantiate, .duplicateConfiguration,
            .instantiationCycle, .siblingCycle, .eagerForwarding, .wrongForwardedProperties,
            .notARoot, .inheritedRootInitializer, .inaccessibleType, .initializerInExtension,
            .instantiableSuperclass, .notSendable, .isolationMismatch, .syntax, .unbuildableKind,
            .missingConformance, .genericType, .noncopyableType, .unreachableType, .rootReceives,
            .severalDependencyAttributes, .staticDependency, .computedDependency,
            .initializedDependency, .untypedDependency, .conditionalDependency, .strayDependency,
            .mutableDependency, .onlyIfAvailableNotOptional, .optionalRenamedType,
            .erasedInstantiatorWithoutType, .instantiatorFulfilledByType, .narrowForwardedType,
            .renamedToItself, .nonLiteralArgument, .unreadableName, .optionalFulfilledType,
            .misplacedConfiguration, .incompleteInitializer, .inaccessibleInitializer,
            .demandingInitializer, .effectfulInitializer, .missingInitializer, .missingInstantiate,
            .instanceInstantiate, .wrongInstantiateResult, .constrainedExtension:
            false
        }
    }
}
