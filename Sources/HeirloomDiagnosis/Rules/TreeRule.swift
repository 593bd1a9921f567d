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
        TreeRule(.duplicateType) { DuplicateTypeRule.problems(in: $0.tree) },
        TreeRule(.unusableInstantiate) { WrongInstantiateResultRule.problems(in: $0.tree) },
        TreeRule(.missingImport) { MissingHeirloomImportRule.problems(in: $0.tree) },
        TreeRule(.missingTargetDependency) { MissingTargetDependencyRule.problems(in: $0.tree.input) },
        TreeRule(.invalidConfiguration) { DuplicateConfigurationRule.problems(in: $0.tree) },
        TreeRule(.unreachableType) { UnreachableTypeRule.problems(in: $0.tree) },
        TreeRule(.instantiationCycle) { InstantiationCycleRule.problems(in: $0.tree) },
        TreeRule(.siblingCycle) { SiblingCycleRule.problems(in: $0.tree) },
        TreeRule(.initializerInExtension) { InitializerInExtensionRule.problems(in: $0.tree) },
        TreeRule(.missingInitializer, .inaccessibleType) { MissingInitializerRule.problems(in: $0) },
        TreeRule(.incompleteInitializer) { IncompleteInitializerRule.problems(in: $0) },
        TreeRule(.inaccessibleType) { NarrowForwardedTypeRule.problems(in: $0) },
        TreeRule(.onlyIfAvailableNotOptional) { OnlyIfAvailableRule.problems(in: $0) },
        TreeRule(.instantiableSuperclass) { InstantiableSuperclassRule.problems(in: $0.tree) },
        TreeRule(.missingConformance) { ConformanceElsewhereRule.problems(in: $0.tree) },
        TreeRule(.notConvertible) { FulfilledTypeConversionRule.problems(in: $0) },
        TreeRule(.unsupportedGenerics) { GenericFulfillmentRule.problems(in: $0.tree) },
        TreeRule(.endlessGenerics) { EndlessGenericsRule.problems(in: $0.tree) },
    ]

    /// Rules for everything that a root builds.
    private static let belowRoots = [
        TreeRule(.inaccessibleType) { InaccessibleTypeRule.problems(in: $0) },
        TreeRule(.missingDependency) { MissingDependencyRule.problems(in: $0) },
        TreeRule(.localDependency) { LocalDependencyRule.problems(in: $0) },
        TreeRule(.nothingFulfills, .notInstantiable, .ambiguousFulfillment, .inaccessibleType) {
            NothingFulfillsRule.problems(in: $0)
        },
        TreeRule(.missingKey, .duplicateKey) { ElementKeyRule.problems(in: $0) },
        TreeRule(.needlessCollecting) { NeedlessCollectingRule.problems(in: $0) },
        TreeRule(.builtTwice) { BuiltTwiceRule.problems(in: $0) },
        TreeRule(.notConvertible) { ValueConversionRule.problems(in: $0) },
        TreeRule(.notConvertible) { InstantiatorConversionRule.problems(in: $0) },
        TreeRule(.needlessErasure) { NeedlessErasureRule.problems(in: $0) },
        TreeRule(.ambiguousName, .endlessGenerics) { AmbiguousNameRule.problems(in: $0) },
        TreeRule(.ambiguousName) { ShadowedNameRule.problems(in: $0) },
        TreeRule(.eagerForwarding) { EagerForwardingRule.problems(in: $0) },
        TreeRule(.mismatchedParameters) { ForwardedPropertiesRule.problems(in: $0) },
        TreeRule(.mismatchedParameters) { MismatchedParametersRule.problems(in: $0) },
        TreeRule(.needlessConcurrency) { NeedlessConcurrencyRule.problems(in: $0) },
        TreeRule(.effectfulBuilder) { EffectfulBuilderRule.problems(in: $0) },
        TreeRule(.untypedFactory) { UntypedClosureRule.problems(in: $0) },
        TreeRule(.lifetimeWithoutFunction) { LifetimeWithoutFunctionRule.problems(in: $0) },
        TreeRule(.weakValue) { WeakValueRule.problems(in: $0) },
        TreeRule(.isolationMismatch) { IsolationMismatchRule.problems(in: $0) },
        TreeRule(.notSendable) { NotSendableRule.problems(in: $0) },
        TreeRule(.unavailableUnderConstruction) { UnavailableUnderConstructionRule.problems(in: $0) },
    ]

    /// Rules for everything that a double builds.
    static let belowDoubles = belowRoots.filter { $0.ids.isDisjoint(with: notOfDoubles) }

    /// Diagnostics that do not apply to doubles: these receive missing values from outside, and only production code
    /// shows the other faults.
    private static let notOfDoubles: Set<DiagnosticID> = [
        .missingDependency, .nothingFulfills, .unavailableUnderConstruction,
    ]

    /// Rules for the roots themselves.
    private static let ofRoots = [
        TreeRule(.notARoot) { NotARootRule.problems(in: $0) },
        TreeRule(.inheritedRootInitializer) { InheritedRootInitializerRule.problems(in: $0) },
        TreeRule(.handwrittenRootInitializer) { HandwrittenRootInitializerRule.problems(in: $0) },
        TreeRule(.effectfulRoot) { EffectfulRootRule.problems(in: $0) },
        TreeRule(.droppedRoot) { DroppedRootRule.problems(in: $0) },
        TreeRule(.unlistedElement) { UnlistedElementRule.problems(in: $0) },
        TreeRule(.pluginNotApplied) { PluginNotAppliedRule.problems(in: $0) },
    ]
}
