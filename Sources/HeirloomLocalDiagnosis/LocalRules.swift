import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The local rules, which the compiler plugin and the generator share: problems that a single declaration reveals.
///
/// The plugin checks one declaration as it is expanded. The generator checks the declarations of a file after reading it.
package enum LocalRules {
    /// Returns the problems of a type under all its conditions, each once.
    package static func problems(of type: InstantiableAlternatives, text: SourceText) -> [LocalProblem] {
        distinct(problems(ofEach: type, text: text), of: type)
    }

    /// Returns the problems of each alternative of a type, without those of its nested types.
    static func problems(ofEach type: InstantiableAlternatives, text: SourceText) -> [[LocalProblem]] {
        type.all.map { alternative in
            UnbuildableKindRule.problem(with: alternative.type).map { [$0] }
                ?? problems(of: alternative.type, among: type, text: text)
        }
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

    @ProblemList private static func problems(
        of type: InstantiableType,
        among alternatives: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        problems(ofDependenciesIn: type, text: text)
        NonLiteralArgumentRule.problems(in: type.attribute)
        UnreadableNameRule.problems(in: type.attribute.arguments ?? [])
        NeedlessOptionalRule.problems(in: type.attribute)
        InaccessibleDeclarationRule.problem(with: type)
        if !type.attribute.servesDoublesOnly {
            MissingConformanceRule.problem(with: type)
            GenericTypeRule.problems(in: type)
            InaccessibleDependencyRule.problems(in: type)
            RootReceivesRule.problems(in: type)
            InitializerRule.problems(in: type, among: alternatives, text: text)
        }
        if let subject = DoubleSubject(type) { problems(in: subject) }
    }

    private static func problems(ofDependenciesIn type: InstantiableType, text: SourceText) -> [LocalProblem]
    {
        var problems: [LocalProblem] = []
        for property in type.injected {
            if !property.isPlain {
                problems += self.problems(of: property, in: type, text: text)
            } else if property.kind == .instantiated, let problem = InstantiatorTypeRule.problem(of: property)
            {
                problems.append(problem)
            }
        }
        return problems
    }

    @ProblemList private static func problems(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> [LocalProblem] {
        if let arguments = property.attribute.arguments {
            NonLiteralArgumentRule.problems(in: property.attribute)
            UnreadableNameRule.problems(in: arguments)
        }
        SeveralDependencyAttributesRule.problem(of: property)
        if !property.isInitializable {
            StoredDependencyRule.problem(of: property)
            ReservedNameRule.problem(of: property)
            ConditionalDependencyRule.problem(of: property)
        }
        MutableDependencyRule.problem(of: property, in: type, text: text)
        OnlyIfAvailableNotOptionalRule.problems(of: property)
        InstantiatorTypeRule.problem(of: property)
        RenamedToItselfRule.problem(of: property)
        if property.factory != nil {
            UntypedFactoryRule.problems(of: property)
            UnreachableFactoryTypeRule.problems(of: property)
            FactoryWithTypeRule.problems(of: property)
        }
    }

    @ProblemList private static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        ContradictoryMockOnlyRule.problems(in: subject)
        UnusableMockRule.problem(with: subject)
        AmbiguousMockRule.problem(with: subject)
        DuplicateFunctionRule.problems(in: subject)
        MockAttributesRule.problems(with: subject)
    }

    /// Returns the problems of one extension.
    @ProblemList package static func problems(of type: InstantiableExtension) -> [LocalProblem] {
        NonLiteralArgumentRule.problems(in: type.attribute)
        UnreadableNameRule.problems(in: type.attribute.arguments ?? [])
        NeedlessOptionalRule.problems(in: type.attribute)
        if !type.attribute.servesDoublesOnly {
            MissingConformanceRule.problem(with: type)
            ConstrainedExtensionRule.problem(with: type)
            MissingInstantiateRule.problems(in: type)
            InstanceInstantiateRule.problems(in: type)
            DuplicateFunctionRule.problems(in: type)
            RootReceivesRule.problems(in: type)
        }
        if let subject = DoubleSubject(type) { problems(in: subject) }
    }

    /// Returns the problems of a use of `#HeirloomConfiguration`.
    @ProblemList package static func problems(
        ofConfiguration use: MacroUse,
        isAtFileScope: Bool
    ) -> [LocalProblem] {
        NonLiteralArgumentRule.problems(in: use)
        ConfigurationRule.problems(in: use, isAtFileScope: isAtFileScope)
        UnreadableNameRule.problems(in: use.arguments)
    }

    /// Returns whether a struct, class or actor without `@Instantiable` could have the attribute without further changes,
    /// and its initializer, if it has one, could build it.
    static func allowInstantiable(
        _ type: TypeDeclaration,
        enclosing: [EnclosingDeclaration],
        text: SourceText
    ) -> Bool {
        let attribute = AttributeUse(
            name: .named([TypeNameComponent("Instantiable")]),
            spelling: "@Instantiable",
            range: SourceRange(at: type.range.start)
        )
        let candidate = InstantiableType(type, attribute, enclosing: enclosing)
        // Rules about arguments, conformance and dependencies do not apply.
        return candidate.injected.isEmpty
            && (candidate.initializers.isEmpty || candidate.initializerDecision.isWritten)
            && GenericTypeRule.problems(in: candidate).isEmpty
            && !candidate.declaration.inheritance.contains(where: \.type.suppressesCopying)
            && InaccessibleDeclarationRule.problem(with: candidate) == nil
            && InitializerRule.faults(in: candidate, text: text).isEmpty
    }
}

/// Joins the problems of several rules, in their order.
@resultBuilder private enum ProblemList {
    static func buildExpression(_ problem: LocalProblem?) -> [LocalProblem] { problem.map { [$0] } ?? [] }

    static func buildExpression(_ problems: [LocalProblem]) -> [LocalProblem] { problems }

    static func buildOptional(_ problems: [LocalProblem]?) -> [LocalProblem] { problems ?? [] }

    static func buildPartialBlock(first: [LocalProblem]) -> [LocalProblem] { first }

    static func buildPartialBlock(accumulated: [LocalProblem], next: [LocalProblem]) -> [LocalProblem] {
        // Most rules find nothing.
        next.isEmpty ? accumulated : accumulated + next
    }
}
