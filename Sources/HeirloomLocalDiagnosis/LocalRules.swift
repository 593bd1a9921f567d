import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The local rules, which the compiler plugin and the generator share: problems that a single declaration reveals.
///
/// The plugin sees one declaration at a time and checks it as it is expanded. The generator checks every declaration of
/// a file while it summarizes the file.
package enum LocalRules {
    /// Returns the problems of a type under all its conditions, each once.
    package static func problems(of type: InstantiableAlternatives, text: SourceText) -> [LocalProblem] {
        distinct(type.all.map { problems(of: $0, among: type, text: text) }, of: type)
    }

    /// Returns the problems of one alternative of a type.
    static func problems(
        of alternative: InstantiableAlternatives.Alternative,
        among type: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        let found = problems(of: alternative.type, text: text)
        return alternative.condition == nil ? found : found.map { $0.underCondition(of: type) }
    }

    /// Merges the problems of all alternatives. A problem that only some alternatives have gets their condition.
    static func distinct(_ problems: [[LocalProblem]], of type: InstantiableAlternatives) -> [LocalProblem] {
        if problems.count == 1 { return problems[0] }
        var alternatives: [ProblemPlace: Set<Int>] = [:]
        var first: [(place: ProblemPlace, problem: LocalProblem)] = []
        for (index, found) in problems.enumerated() {
            for problem in found {
                let place = ProblemPlace(id: problem.id, range: problem.range)
                if alternatives[place] == nil { first.append((place, problem)) }
                alternatives[place, default: []].insert(index)
            }
        }
        return first.map { place, problem in
            type.condition(ofAlternatives: alternatives[place] ?? []).map { .under($0, problem) } ?? problem
        }
    }

    /// Identifies problems that count as the same.
    private struct ProblemPlace: Hashable {
        var id: DiagnosticID
        var range: SourceRange
    }

    /// Returns the problems of one type, without those of its nested types.
    package static func problems(of type: InstantiableType, text: SourceText) -> [LocalProblem] {
        if let unbuildable = OnlyBuildableKindsAreInstantiable.problem(with: type) { return [unbuildable] }
        return all(
            type.injected.flatMap { problems(of: $0, in: type, text: text) },
            ArgumentsAreLiterals.problems(in: type.attribute),
            NamesInTextAreReadable.problems(in: type.attribute),
            FulfilledTypesAreNotOptional.problems(in: type.attribute),
            GeneratedCodeReachesTheType.problems(in: type),
            type.attribute.servesDoublesOnly ? [] : problems(ofTree: type, text: text),
            problems(ofDoubles: DoubleSubject(type, in: text))
        )
    }

    /// Returns the problems of a type without `mockOnly: true`.
    private static func problems(ofTree type: InstantiableType, text: SourceText) -> [LocalProblem] {
        all(
            InstantiableTypesConform.problems(in: type),
            GenericTypesCanBeSpecialised.problems(in: type),
            GeneratedCodeReachesDependencies.problems(in: type),
            RootsReceiveNothing.problems(in: type),
            InitializersTakeEveryDependency.problems(in: type, text: text)
        )
    }

    private static func problems(ofDoubles subject: DoubleSubject?) -> [LocalProblem] {
        guard let subject else { return [] }
        return all(
            MockOnlyStandsAlone.problems(in: subject),
            HandWrittenDoublesCanBeCalled.problems(in: subject),
            GeneratedDoublesAreUnambiguous.problems(in: subject),
            EachTypeHasOneDouble.problems(in: subject),
            MockAttributesAreAttributes.problems(in: subject),
            MockAttributesHaveAnEffect.problems(in: subject)
        )
    }

    /// Returns the problems of several rules, in their order. Most rules find nothing, and skipping them is faster than
    /// concatenating empty arrays.
    private static func all(_ found: [LocalProblem]...) -> [LocalProblem] {
        var problems: [LocalProblem] = []
        for ofRule in found where !ofRule.isEmpty { problems += ofRule }
        return problems
    }

    /// Whether a type without `@Instantiable` could have the attribute without further changes, and its initializer, if
    /// it has one, could build it.
    static func allowInstantiable(
        _ type: TypeDeclaration,
        enclosing: [EnclosingDeclaration],
        text: SourceText
    ) -> Bool {
        guard !type.attributes.hasHeirloom("Instantiable") else { return false }
        let attribute = AttributeUse(
            name: .named([TypeNameComponent("Instantiable")]),
            spelling: "@Instantiable",
            range: SourceRange(at: type.range.start)
        )
        let candidate = InstantiableType(type, attribute, enclosing: enclosing)
        // Rules about arguments, conformance and dependencies do not apply.
        return candidate.injected.isEmpty
            && (candidate.initializers.isEmpty || candidate.initializerDecision.isWritten)
            && OnlyBuildableKindsAreInstantiable.problem(with: candidate) == nil
            && GenericTypesCanBeSpecialised.problems(in: candidate).isEmpty
            && !candidate.declaration.inheritance.contains(where: \.type.suppressesCopying)
            && GeneratedCodeReachesTheType.problems(in: candidate).isEmpty
            && InitializersTakeEveryDependency.problems(in: candidate, text: text).isEmpty
    }

    /// Returns the problems of one extension.
    package static func problems(of type: InstantiableExtension, text: SourceText) -> [LocalProblem] {
        all(
            ArgumentsAreLiterals.problems(in: type.attribute),
            NamesInTextAreReadable.problems(in: type.attribute),
            FulfilledTypesAreNotOptional.problems(in: type.attribute),
            type.attribute.servesDoublesOnly ? [] : problems(ofTree: type),
            problems(ofDoubles: DoubleSubject(type, in: text))
        )
    }

    private static func problems(ofTree type: InstantiableExtension) -> [LocalProblem] {
        all(
            InstantiableTypesConform.problems(in: type),
            ExtensionsAreUnconstrained.problems(in: type),
            ExtensionsBuildWhatTheyExtend.problems(in: type),
            InstantiateCanBeCalled.problems(in: type),
            EachTypeHasOneInstantiate.problems(in: type),
            RootsReceiveNothing.problems(in: type)
        )
    }

    /// Returns the problems of a use of `#HeirloomConfiguration`.
    package static func problems(ofConfiguration use: MacroUse, isAtFileScope: Bool) -> [LocalProblem] {
        all(
            ArgumentsAreLiterals.problems(in: use),
            ConfigurationStandsAtFileScope.problems(of: use, isAtFileScope: isAtFileScope),
            OnlyWarningsHaveLevels.problems(in: use),
            WarningsHaveOneLevel.problems(in: use),
            SettingsAreKnown.problems(in: use),
            NamesInTextAreReadable.problems(in: use),
            ConditionsInTextAreReadable.problems(in: use)
        )
    }

    /// Returns the reason why a function cannot be intercepted.
    package static func problem(of function: InterceptedFunction) -> InterceptionProblem? {
        InterceptedBodiesBecomeClosures.problem(of: function)
    }

    /// Returns the problems of an attribute for properties on another declaration.
    package static func problems(ofStrayAttributeOn declaration: Declaration) -> [LocalProblem] {
        DependencyAttributesStandOnProperties.problems(of: declaration)
    }

    /// Returns the problems of a dependency in a type that is not `@Instantiable`, or outside of any type.
    package static func problems(
        ofStray property: PropertyDeclaration,
        in owner: TypeDeclaration?
    ) -> [LocalProblem] {
        DependenciesStandInInstantiableTypes.problems(of: property, in: owner)
    }

    /// Returns the problems of a dependency in a type that is not `@Instantiable` and whose location is unknown.
    package static func problems(
        ofStray property: PropertyDeclaration,
        inTypeNamed name: String?
    ) -> [LocalProblem] {
        DependenciesStandInInstantiableTypes.problems(of: property, inTypeNamed: name)
    }

    private static func problems(
        ofFactoryOf property: InjectedProperty,
        in type: InstantiableType
    ) -> [LocalProblem] {
        all(
            FactoriesAreTyped.problems(of: property, in: type),
            FactoriesDeclareNoTypes.problems(of: property),
            FactoriesSpellTheirEffects.problems(of: property),
            FactoriesStandAlone.problems(of: property)
        )
    }

    private static func problems(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> [LocalProblem] {
        all(
            ArgumentsAreLiterals.problems(in: property.attribute),
            NamesInTextAreReadable.problems(in: property.attribute),
            DependenciesHaveOneSource.problems(of: property),
            DependenciesAreStored.problems(of: property),
            DependenciesHaveNamesOfTheirOwn.problems(of: property),
            ConditionsOfMembersAreFew.problems(of: property),
            DependenciesAreConstant.problems(of: property, in: type, text: text),
            OnlyIfAvailableIsOptional.problems(of: property),
            ErasedInstantiatorsNameTheirProduct.problems(of: property),
            InstantiatorsSayTheirProduct.problems(of: property),
            RenamesChangeSomething.problems(of: property),
            property.factory == nil ? [] : problems(ofFactoryOf: property, in: type)
        )
    }
}
