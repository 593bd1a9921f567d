import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// What one declaration shows to be wrong: the rules that the compiler plugin and the generator share.
///
/// The plugin sees one declaration at a time and asks for its problems as it is expanded. The generator asks for
/// those of each declaration of a file as it summarizes it.
package enum LocalRules {
    /// The problems of one type, in whichever way conditions turn out, each once.
    package static func problems(of type: InstantiableAlternatives, text: SourceText) -> [LocalProblem] {
        distinct(type.all.map { problems(of: $0, among: type, text: text) }, of: type)
    }

    /// The problems of one of the ways in which conditions turn out.
    static func problems(
        of alternative: InstantiableAlternatives.Alternative,
        among type: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        let found = problems(of: alternative.type, text: text)
        return alternative.condition == nil ? found : found.map { $0.underCondition(of: type) }
    }

    /// The problems of all ways in which conditions turn out, each once, with the condition where some have it only.
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

    /// What two problems have in common that are one.
    private struct ProblemPlace: Hashable {
        var id: DiagnosticID
        var range: SourceRange
    }

    /// The problems of one type, those of the types inside it aside.
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

    /// The problems of what only a part of the tree must be.
    private static func problems(ofTree type: InstantiableType, text: SourceText) -> [LocalProblem] {
        all(
            InstantiableTypesConform.problems(in: type),
            GenericTypesCanBeSpecialised.problems(in: type),
            InstantiableTypesAreCopyable.problems(in: type),
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

    /// What several rules have found, in their order. Mostly that is nothing, which a sum of arrays would not make use of.
    private static func all(_ found: [LocalProblem]...) -> [LocalProblem] {
        var problems: [LocalProblem] = []
        for ofRule in found where !ofRule.isEmpty { problems += ofRule }
        return problems
    }

    /// Whether a type without `@Instantiable` could carry it as it is, and be built by an initializer that it
    /// has, if it has any.
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
        // Rules about arguments, conformance and dependencies have nothing to say.
        return candidate.injected.isEmpty
            && (candidate.initializers.isEmpty || candidate.initializerDecision.isWritten)
            && OnlyBuildableKindsAreInstantiable.problem(with: candidate) == nil
            && GenericTypesCanBeSpecialised.problems(in: candidate).isEmpty
            && InstantiableTypesAreCopyable.problems(in: candidate).isEmpty
            && GeneratedCodeReachesTheType.problems(in: candidate).isEmpty
            && InitializersTakeEveryDependency.problems(in: candidate, text: text).isEmpty
    }

    /// The problems of one extension.
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

    /// The problems of a use of `#HeirloomConfiguration`.
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

    /// What keeps a function from being intercepted.
    package static func problem(of function: InterceptedFunction) -> InterceptionProblem? {
        InterceptedBodiesBecomeClosures.problem(of: function)
    }

    /// The problems of a declaration that is no property and carries an attribute for properties.
    package static func problems(ofStrayAttributeOn declaration: Declaration) -> [LocalProblem] {
        DependencyAttributesStandOnProperties.problems(of: declaration)
    }

    /// The problems of a dependency in a type that is not `@Instantiable`, or in none.
    package static func problems(
        ofStray property: PropertyDeclaration,
        in owner: TypeDeclaration?
    ) -> [LocalProblem] {
        DependenciesStandInInstantiableTypes.problems(of: property, in: owner)
    }

    /// The problems of a dependency in a type that is not `@Instantiable`, and whose place is not known.
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
        let untyped = FactoriesAreTyped.problems(of: property, in: type)
        return all(
            untyped,
            // Both may be about the head of the closure.
            untyped.isEmpty ? FactoriesUseNoProperties.problems(of: property, in: type) : [],
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
