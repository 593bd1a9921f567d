import HeirloomGraph
import HeirloomModel

/// A rule for whole trees, with the IDs of its diagnostics.
///
/// Rules are added only in the table of all rules. The severity of an ID is declared in `DiagnosticID`, and its page
/// has the same name.
struct TreeRule: Sendable {
    let ids: Set<DiagnosticID>
    let problems: @Sendable (TreeSurvey) -> [GraphProblem]

    init(_ ids: DiagnosticID..., problems: @escaping @Sendable (TreeSurvey) -> [GraphProblem]) {
        self.ids = Set(ids)
        self.problems = problems
    }

    /// All rules. If several report the same place, the earlier one comes first.
    static let all = ofDeclarations + belowRoots + ofRoots

    /// Rules for all declarations that were read.
    private static let ofDeclarations = [
        TreeRule(.duplicateType, .duplicateInstantiate) { TypesAreDeclaredOnce.problems(in: $0.tree) },
        TreeRule(.wrongInstantiateResult) { InstantiateReturnsTheExtendedType.problems(in: $0.tree) },
        TreeRule(.missingImport) { UsersImportHeirloom.problems(in: $0.tree) },
        TreeRule(.duplicateConfiguration) { ModulesAreConfiguredOnce.problems(in: $0.tree) },
        TreeRule(.unreachableType) { TypesAreNotHidden.problems(in: $0.tree) },
        TreeRule(.unreachableType) { AttributesNameNothingInside.problems(in: $0.tree) },
        TreeRule(.hiddenCondition) { DefaultIsolationIsUnconditional.problems(in: $0.tree) },
        TreeRule(.unreadableName) { AdditionalModulesAreNotMisspelt.problems(in: $0.tree) },
        TreeRule(.instantiationCycle) { NoTypeBuildsItselfAtOnce.problems(in: $0.tree) },
        TreeRule(.siblingCycle) { SiblingsDoNotWaitForOneAnother.problems(in: $0.tree) },
        TreeRule(.initializerInExtension) { InitializersStandInTheType.problems(in: $0.tree) },
        TreeRule(.missingInitializer) { MemberwiseInitializersCompile.problems(in: $0) },
        TreeRule(.incompleteInitializer) { WrittenInitializersTakeTheDependencies.problems(in: $0) },
        TreeRule(.narrowForwardedType) { ForwardedTypesAreAsAccessible.problems(in: $0) },
        TreeRule(.onlyIfAvailableNotOptional) { WhatMayBeMissingIsOptional.problems(in: $0) },
        TreeRule(.instantiableSuperclass) { SuperclassesAreNotInstantiable.problems(in: $0.tree) },
        TreeRule(.missingConformance) { InheritedConformancesAreSaid.problems(in: $0.tree) },
        TreeRule(.notConvertible) { ListedTypesAreFulfilled.problems(in: $0) },
        TreeRule(.genericFulfillment) { ListedTypesNameNoParameters.problems(in: $0.tree) },
        TreeRule(.endlessGenerics) { $0.tree.endlessGenerics.map(GraphProblem.endlessGenerics) },
    ]

    /// Rules for everything that a root builds.
    private static let belowRoots = [
        TreeRule(.inaccessibleType) { BuiltTypesAreVisible.problems(in: $0) },
        TreeRule(.inaccessibleType) { ArgumentsAreVisible.problems(in: $0) },
        TreeRule(.missingInitializer) { ReceivedPropertiesAreMarked.problems(in: $0) },
        TreeRule(.missingImport) { NamesAreImported.problems(in: $0) },
        TreeRule(.missingDependency) { RootsAreProvidedEverything.problems(in: $0) },
        TreeRule(.localDependency) { LocalDependenciesGoNoFurther.problems(in: $0) },
        TreeRule(
            .nothingFulfills,
            .notInstantiable,
            .ambiguousFulfillment,
            .inaccessibleType,
            .emptyCollection
        ) {
            EverythingInstantiatedIsFulfilled.problems(in: $0)
        },
        TreeRule(.missingKey, .duplicateKey) { ElementsHaveKeysOfTheirOwn.problems(in: $0) },
        TreeRule(.needlessCollecting) { CollectingChoosesElements.problems(in: $0) },
        TreeRule(.builtTwice) { CollectedObjectsAreBuiltOnce.problems(in: $0) },
        TreeRule(.notConvertible) { SuppliedValuesConvert.problems(in: $0) },
        TreeRule(.notConvertible) { InstantiatorsBuildWhatTheyName.problems(in: $0) },
        TreeRule(.needlessErasure) { ErasureWrapsSomething.problems(in: $0) },
        TreeRule(.ambiguousName, .endlessGenerics) { NamesStandForOneType.problems(in: $0) },
        TreeRule(.ambiguousName) { GeneratedCodeNamesWhatIsMeant.problems(in: $0) },
        TreeRule(.eagerForwarding) { EagerlyBuiltTypesAreForwardedNothing.problems(in: $0) },
        TreeRule(.wrongForwardedProperties) { ErasedInstantiatorsTakeWhatIsForwarded.problems(in: $0) },
        TreeRule(.wrongForwardedProperties) { InstantiatorsLoseNothing.problems(in: $0) },
        TreeRule(.mismatchedParameters) { FunctionsTakeWhatIsForwarded.problems(in: $0) },
        TreeRule(.needlessConcurrency) { ConcurrencyIsOfWhatWaits.problems(in: $0) },
        TreeRule(.effectfulBuilder) { FunctionsAllowWhatTheyBuild.problems(in: $0) },
        TreeRule(.untypedFactory) { ClosuresSayWhatTheyReturn.problems(in: $0) },
        TreeRule(.lifetimeWithoutFunction) { OnlyFunctionsHaveLifetimes.problems(in: $0) },
        TreeRule(.weakValue) { OnlyObjectsAreKeptWeakly.problems(in: $0) },
        TreeRule(.isolationMismatch) { TypesAreBuiltInTheirIsolation.problems(in: $0) },
        TreeRule(.notSendable) { SendableBuildersCaptureSendable.problems(in: $0) },
        TreeRule(.notSendable) { ActorsAreHandedSendable.problems(in: $0) },
        TreeRule(.unavailableUnderConstruction) { WhatIsUnderConstructionIsNotAvailable.problems(in: $0) },
    ]

    /// Rules for everything that a double builds.
    static let belowDoubles = belowRoots.filter { $0.ids.isDisjoint(with: notOfDoubles) }

    /// Diagnostics that do not apply to doubles: these receive missing values from outside, and only production code
    /// shows the other faults.
    private static let notOfDoubles: Set<DiagnosticID> = [
        .missingDependency, .missingImport, .nothingFulfills, .unavailableUnderConstruction,
    ]

    /// Rules for the roots themselves.
    private static let ofRoots = [
        TreeRule(.notARoot) { MarkedRootsCanBeRoots.problems(in: $0) },
        TreeRule(.inheritedRootInitializer) { RootInitializersAreNotInherited.problems(in: $0) },
        TreeRule(.effectfulRoot) { RootsMayHaveEffects.problems(in: $0) },
        TreeRule(.droppedRoot) { DroppedRootsAreNamed.problems(in: $0) },
        TreeRule(.unlistedElement) { ConformersAreCollected.problems(in: $0) },
        TreeRule(.pluginNotApplied) { MarkedRootsRunThePlugin.problems(in: $0) },
    ]
}
