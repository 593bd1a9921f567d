extension DiagnosticID {
    /// The severity of the id's diagnostics, unless a warning is raised.
    package var severity: Diagnostic.Severity {
        switch self {
        case .needlessErasure, .needlessConcurrency, .droppedRoot, .pluginNotApplied, .untrackedDirectory,
            .unavailableUnderConstruction, .keptOutput, .needlessMockAttributes,
            .builtTwice, .unlistedElement, .unusedReceived, .unusedInstantiated, .unusedForwarded,
            .unbuiltType,
            .shadowedProvider, .builtTooHigh, .protocolFirst, .manyDependencies, .unknownWarning:
            .warning
        case .missingDependency, .nothingFulfills, .notInstantiable, .notConvertible, .ambiguousFulfillment,
            .emptyCollection, .missingKey, .duplicateKey, .needlessCollecting,
            .ambiguousName, .duplicateType, .duplicateInstantiate, .duplicateConfiguration,
            .missingImport, .instantiationCycle, .siblingCycle, .eagerForwarding, .wrongForwardedProperties,
            .localDependency, .mismatchedParameters, .effectfulBuilder, .effectfulRoot,
            .lifetimeWithoutFunction, .weakValue,
            .notARoot, .tooManyConditions, .hiddenCondition, .inheritedRootInitializer, .inaccessibleType,
            .initializerInExtension,
            .instantiableSuperclass, .notSendable, .isolationMismatch, .syntax, .unbuildableKind,
            .missingConformance, .genericRoot, .unsupportedGenerics, .genericFulfillment, .endlessGenerics,
            .unreachableType, .rootReceives,
            .severalDependencyAttributes, .staticDependency, .computedDependency,
            .initializedDependency, .untypedDependency, .reservedName, .conditionalDependency,
            .strayDependency,
            .mutableDependency, .onlyIfAvailableNotOptional, .optionalRenamedType,
            .erasedInstantiatorWithoutType, .instantiatorFulfilledByType, .untypedFactory, .unspelledEffect,
            .factoryWithType, .narrowForwardedType,
            .renamedToItself, .nonLiteralArgument, .unreadableName, .optionalFulfilledType,
            .misplacedConfiguration, .notAWarning, .contradictoryLevels, .unknownSetting,
            .incompleteInitializer,
            .inaccessibleInitializer,
            .demandingInitializer, .unsupportedInitializer, .missingInitializer, .missingInstantiate,
            .instanceInstantiate, .wrongInstantiateResult, .constrainedExtension, .contradictoryMockOnly,
            .missingMock, .unusableMock, .ambiguousMock, .duplicateMock, .unreadableAttributes,
            .unreadableCondition, .misnamedMock, .unknownRequirements, .mockSuperclass,
            .unmockableRequirement, .interceptedInitializer, .interceptedBuilder,
            .interceptedNoncopyable:
            .error
        }
    }

    /// The ids of warnings, which can be raised or silenced.
    package static let warnings = allCases.filter { $0.severity == .warning }

    /// The ids of warnings as an enumeration: `'dropped-root', 'plugin-not-applied'` and so on.
    package static var listOfWarnings: String {
        warnings.map(\.rawValue).listed()
    }

    /// Returns a warning whose id differs from a text only by a likely misspelling: `droped-root`.
    package static func warning(near text: String) -> DiagnosticID? {
        let letters = Array(text.lowercased().utf8)
        return warnings.first { Misspelling.distance(letters, Array($0.rawValue.utf8)) != nil }
    }
}
