import HeirloomGraph
import HeirloomModel

/// A rule for whole trees, with the IDs of its diagnostics.
///
/// Each rule is listed in one of the three tables below. The severity of an ID is declared in `DiagnosticID`, and its page
/// has the same name.
struct TreeRule: Sendable {
    let ids: Set<DiagnosticID>
    let problems: @Sendable (TreeReview) -> [GraphProblem]

    init(_ ids: DiagnosticID..., problems: @escaping @Sendable (TreeReview) -> [GraphProblem]) {
        self.ids = Set(ids)
        self.problems = problems
    }

    /// All rules. If several report the same place, the earlier one comes first.
    static let all = ofDeclarations + belowRoots + ofRoots

    /// Rules for all declarations that were read.
    private static let ofDeclarations = [
        TreeRule(.duplicateType) { $0.duplicateTypeProblems() },
        TreeRule(.unusableInstantiate) { $0.wrongInstantiateResultProblems() },
        TreeRule(.missingTargetDependency) { MissingTargetDependencyRule.problems(in: $0.tree.input) },
        TreeRule(.invalidConfiguration) { $0.duplicateConfigurationProblems() },
        TreeRule(.unreachableType) { $0.unreachableTypeProblems() },
        TreeRule(.instantiationCycle) { $0.instantiationCycleProblems() },
        TreeRule(.siblingCycle) { $0.siblingCycleProblems() },
        TreeRule(.initializerInExtension) { $0.initializerInExtensionProblems() },
        TreeRule(.missingInitializer, .inaccessibleType) { $0.missingInitializerProblems() },
        TreeRule(.incompleteInitializer) { $0.incompleteInitializerProblems() },
        TreeRule(.inaccessibleType) { $0.narrowForwardedTypeProblems() },
        TreeRule(.onlyIfAvailableNotOptional) { $0.onlyIfAvailableProblems() },
        TreeRule(.instantiableSuperclass) { $0.instantiableSuperclassProblems() },
        TreeRule(.missingConformance) { $0.conformanceElsewhereProblems() },
        TreeRule(.notConvertible) { $0.fulfilledTypeConversionProblems() },
        TreeRule(.unsupportedGenerics) { $0.genericFulfillmentProblems() },
        TreeRule(.endlessGenerics) { $0.endlessGenericsProblems() },
    ]

    /// Rules for everything that a root builds.
    private static let belowRoots = [
        TreeRule(.inaccessibleType) { $0.inaccessibleTypeProblems() },
        TreeRule(.missingDependency) { $0.missingDependencyProblems() },
        TreeRule(.localDependency) { $0.localDependencyProblems() },
        TreeRule(.nothingFulfills, .notInstantiable, .ambiguousFulfillment, .inaccessibleType) {
            $0.nothingFulfillsProblems()
        },
        TreeRule(.missingKey, .duplicateKey) { $0.elementKeyProblems() },
        TreeRule(.needlessCollecting) { $0.needlessCollectingProblems() },
        TreeRule(.builtTwice) { $0.builtTwiceProblems() },
        TreeRule(.notConvertible) { $0.valueConversionProblems() },
        TreeRule(.needlessErasure) { $0.needlessErasureProblems() },
        TreeRule(.ambiguousName, .endlessGenerics) { $0.ambiguousNameProblems() },
        TreeRule(.ambiguousName) { $0.shadowedNameProblems() },
        TreeRule(.eagerForwarding) { $0.eagerForwardingProblems() },
        TreeRule(.mismatchedParameters) { $0.forwardedPropertiesProblems() },
        TreeRule(.mismatchedParameters) { $0.mismatchedParametersProblems() },
        TreeRule(.needlessConcurrency) { $0.needlessConcurrencyProblems() },
        TreeRule(.effectfulBuilder) { $0.effectfulBuilderProblems() },
        TreeRule(.untypedFactory) { $0.untypedClosureProblems() },
        TreeRule(.lifetimeWithoutFunction) { $0.lifetimeWithoutFunctionProblems() },
        TreeRule(.weakValue) { $0.weakValueProblems() },
        TreeRule(.isolationMismatch) { $0.isolationMismatchProblems() },
        TreeRule(.notSendable) { $0.notSendableProblems() },
        TreeRule(.unavailableUnderConstruction) { $0.unavailableUnderConstructionProblems() },
    ]

    /// Rules for everything that a double builds.
    static let belowDoubles = belowRoots.filter { $0.ids.isDisjoint(with: notOfDoubles) }

    /// Rules for everything that a function builds for modules above, which provide what is missing.
    static let belowFunctions = belowRoots.filter { !$0.ids.contains(.missingDependency) }

    /// Diagnostics that do not apply to doubles: these receive missing values from outside, and only production code
    /// shows the other faults.
    private static let notOfDoubles: Set<DiagnosticID> = [
        .missingDependency, .nothingFulfills, .unavailableUnderConstruction,
    ]

    /// Rules for the roots themselves.
    private static let ofRoots = [
        TreeRule(.notARoot) { $0.notARootProblems() },
        TreeRule(.inheritedRootInitializer) { $0.inheritedRootInitializerProblems() },
        TreeRule(.handwrittenRootInitializer) { $0.handwrittenRootInitializerProblems() },
        TreeRule(.effectfulRoot) { $0.effectfulRootProblems() },
        TreeRule(.droppedRoot) { $0.droppedRootProblems() },
        TreeRule(.unlistedElement) { $0.unlistedElementProblems() },
        TreeRule(.pluginNotApplied) { $0.pluginNotAppliedProblems() },
    ]
}

/// A mistake that follows from another one, its cause, and disappears with it. Only the cause is reported.
struct Consequence: Sendable {
    /// The place of a mistake, which is also that of its cause.
    enum Place {
        /// The name, or the body, of a type. A local rule reports the mistake.
        case name, body
        /// Each edge along which the cause is found.
        case edge(@Sendable (BuildEdge, TreeReview) -> Bool)
        /// Each property at which the cause is found.
        case property(@Sendable (DependencyID, TreeReview) -> Bool)
    }

    let mistake: DiagnosticID
    let cause: DiagnosticID
    let place: Place

    private init(_ mistake: DiagnosticID, of cause: DiagnosticID, at place: Place) {
        self.mistake = mistake
        self.cause = cause
        self.place = place
    }

    /// All consequences, by their causes.
    static let all = [
        // The other declaration conforms, or will.
        Consequence(.missingConformance, of: .duplicateType, at: .name),
        // It conforms elsewhere.
        Consequence(.missingConformance, of: .missingConformance, at: .name),
        // The superclass conforms, and an initializer takes what it receives, too.
        Consequence(.missingConformance, of: .instantiableSuperclass, at: .name),
        Consequence(.unusableInitializer, of: .instantiableSuperclass, at: .body),
        // The initializer exists, but in the wrong place.
        Consequence(.missingInitializer, of: .initializerInExtension, at: .body),
        // The remedy is the same.
        Consequence(.eagerForwarding, of: .instantiationCycle, at: .edge { $1.isOnCycle($0) }),
        // The function that a lifetime requires has no parameters, and allows what an instantiator does not.
        Consequence(.mismatchedParameters, of: .lifetimeWithoutFunction, at: lacksFunction),
        Consequence(.weakValue, of: .lifetimeWithoutFunction, at: lacksFunction),
        Consequence(.isolationMismatch, of: .lifetimeWithoutFunction, at: lacksFunction),
        Consequence(
            .effectfulBuilder,
            of: .lifetimeWithoutFunction,
            at: .edge { edge, review in
                edge.builder?.instantiator != nil && review.tree[edge.product].forwarded.isEmpty
                    && review.lacksFunction(edge.builtFor)
            }
        ),
        // A property that does not allow 'nil' will have another type.
        Consequence(.notConvertible, of: .onlyIfAvailableNotOptional, at: .property { $1.isNotOptional($0) }),
        // The closure does not say what it returns.
        Consequence(.notConvertible, of: .untypedFactory, at: .edge { $1.isUntyped($0) }),
        // The list of the product claims the same.
        Consequence(.notConvertible, of: .notConvertible, at: .edge { $1.isFalselyClaimed(along: $0) }),
    ]

    private static let lacksFunction = Place.property { $1.lacksFunction($0) }

    /// Returns the local mistakes that follow from a problem.
    static func localMistakes(of problem: GraphProblem, in tree: ScopeTree) -> [ExplainedMistake] {
        guard let type = problem.type else { return [] }
        let declaration = tree[type].declared.declaration
        return all.filter { $0.cause == problem.diagnostic.id }.compactMap { consequence in
            let range: SourceRange
            switch consequence.place {
            case .name: range = declaration.nameRange
            case .body: range = declaration.bodyRange
            case .edge, .property: return nil
            }
            let location = tree.table.files.location(range, in: tree[type].file)
            return ExplainedMistake(id: consequence.mistake, location: location)
        }
    }
}

extension TreeReview {
    /// Whether a mistake at a property, or along some of its edges, follows from another one.
    func isConsequence(_ mistake: DiagnosticID, at property: DependencyID, along edges: [BuildEdge]) -> Bool {
        Consequence.all.contains { consequence in
            guard consequence.mistake == mistake else { return false }
            return switch consequence.place {
            case .name, .body: false
            case .edge(let isCaused): edges.contains { isCaused($0, self) }
            case .property(let isCaused): isCaused(property, self)
            }
        }
    }

    func isConsequence(_ mistake: DiagnosticID, along edge: BuildEdge) -> Bool {
        isConsequence(mistake, at: edge.builtFor, along: [edge])
    }
}
