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
        distinct(problems(ofEach: type, text: text), of: type)
    }

    /// Returns the problems of each alternative of a type, without those of its nested types.
    static func problems(ofEach type: InstantiableAlternatives, text: SourceText) -> [[LocalProblem]] {
        type.all.map { problems(of: $0.type, among: type, text: text) }
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
            var problem = problem
            problem.condition = type.condition(ofAlternatives: alternatives[place] ?? [])
            return problem
        }
    }

    /// Identifies problems that count as the same.
    private struct ProblemPlace: Hashable {
        var id: DiagnosticID
        var range: SourceRange
    }

    private static func problems(
        of type: InstantiableType,
        among alternatives: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        if let unbuildable = UnbuildableKindRule.problem(with: type) { return [unbuildable] }
        return all(
            type.injected.flatMap { problems(of: $0, in: type, text: text) },
            NonLiteralArgumentRule.problems(in: type.attribute),
            UnreadableNameRule.problems(in: type.attribute),
            OptionalFulfilledTypeRule.problems(in: type.attribute),
            InaccessibleDeclarationRule.problems(in: type),
            type.attribute.servesDoublesOnly ? [] : problems(ofTree: type, among: alternatives, text: text),
            problems(ofDoubles: DoubleSubject(type, among: alternatives, in: text))
        )
    }

    /// Returns the problems of a type without `mockOnly: true`.
    private static func problems(
        ofTree type: InstantiableType,
        among alternatives: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        all(
            MissingConformanceRule.problems(in: type),
            GenericTypeRule.problems(in: type),
            InaccessibleDependencyRule.problems(in: type),
            RootReceivesRule.problems(in: type),
            InitializerRule.problems(in: type, among: alternatives, text: text)
        )
    }

    private static func problems(ofDoubles subject: DoubleSubject?) -> [LocalProblem] {
        guard let subject else { return [] }
        return all(
            ContradictoryMockOnlyRule.problems(in: subject),
            UnusableMockRule.problems(in: subject),
            AmbiguousMockRule.problems(in: subject),
            DuplicateMockRule.problems(in: subject),
            UnreadableAttributesRule.problems(in: subject),
            NeedlessMockAttributesRule.problems(in: subject)
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
            && UnbuildableKindRule.problem(with: candidate) == nil
            && GenericTypeRule.problems(in: candidate).isEmpty
            && !candidate.declaration.inheritance.contains(where: \.type.suppressesCopying)
            && InaccessibleDeclarationRule.problems(in: candidate).isEmpty
            && InitializerRule.faults(in: candidate, text: text).isEmpty
    }

    /// Returns the problems of one extension.
    package static func problems(of type: InstantiableExtension, text: SourceText) -> [LocalProblem] {
        all(
            NonLiteralArgumentRule.problems(in: type.attribute),
            UnreadableNameRule.problems(in: type.attribute),
            OptionalFulfilledTypeRule.problems(in: type.attribute),
            type.attribute.servesDoublesOnly ? [] : problems(ofTree: type),
            problems(ofDoubles: DoubleSubject(type, in: text))
        )
    }

    private static func problems(ofTree type: InstantiableExtension) -> [LocalProblem] {
        all(
            MissingConformanceRule.problems(in: type),
            ConstrainedExtensionRule.problems(in: type),
            MissingInstantiateRule.problems(in: type),
            InstanceInstantiateRule.problems(in: type),
            DuplicateInstantiateRule.problems(in: type),
            RootReceivesRule.problems(in: type)
        )
    }

    /// Returns the problems of a use of `#HeirloomConfiguration`.
    package static func problems(ofConfiguration use: MacroUse, isAtFileScope: Bool) -> [LocalProblem] {
        all(
            NonLiteralArgumentRule.problems(in: use),
            MisplacedConfigurationRule.problems(of: use, isAtFileScope: isAtFileScope),
            NotAWarningRule.problems(in: use),
            ContradictoryLevelsRule.problems(in: use),
            UnknownSettingRule.problems(in: use),
            UnreadableNameRule.problems(in: use),
            UnreadableConditionRule.problems(in: use)
        )
    }

    private static func problems(
        ofFactoryOf property: InjectedProperty,
        in type: InstantiableType
    ) -> [LocalProblem] {
        all(
            UntypedFactoryRule.problems(of: property, in: type),
            FactoryWithTypeRule.problems(of: property),
            UnspelledEffectRule.problems(of: property),
            FactoryWithArgumentsRule.problems(of: property)
        )
    }

    private static func problems(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> [LocalProblem] {
        all(
            NonLiteralArgumentRule.problems(in: property.attribute),
            UnreadableNameRule.problems(in: property.attribute),
            SeveralDependencyAttributesRule.problems(of: property),
            StoredDependencyRule.problems(of: property),
            ReservedNameRule.problems(of: property),
            ConditionalDependencyRule.problems(of: property),
            MutableDependencyRule.problems(of: property, in: type, text: text),
            OnlyIfAvailableNotOptionalRule.problems(of: property),
            ErasedInstantiatorRule.problems(of: property),
            InstantiatorProductRule.problems(of: property),
            RenamedToItselfRule.problems(of: property),
            property.factory == nil ? [] : problems(ofFactoryOf: property, in: type)
        )
    }
}
