import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration with a hand-written double has a function of that name that generated code can call: it is `static`,
/// visible and free of effects, returns the type, takes each dependency, and has defaults for all other parameters.
enum UnusableMockRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard subject.wantsFunction, UnreadableNameRule.isFunctionName(subject.functionName),
            !subject.functions.contains(where: \.qualifies)
        else { return nil }
        // Of several functions, the one with the fewest shortcomings is reported.
        guard let closest = subject.functions.min(by: { $0.shortcomings.count < $1.shortcomings.count }),
            let shortcoming = closest.shortcomings.first
        else {
            return ContradictoryMockOnlyRule.problems(in: subject).isEmpty ? .missingDouble(of: subject) : nil
        }
        return .unusable(closest.function, shortcoming, of: subject)
    }
}

extension LocalProblem {
    /// `@Instantiable(mockOnly: true) extension X {}`
    fileprivate static func missingDouble(of subject: DoubleSubject) -> LocalProblem {
        let function = ReservedWords.escaped(subject.functionName)
        return LocalProblem(
            .missingMock,
            at: subject.name.range,
            message: "'\(subject.name.name)' must declare a 'static func \(function)'"
        )
    }

    fileprivate static func unusable(
        _ function: FunctionDeclaration,
        _ shortcoming: DoubleFunction.Shortcoming,
        of subject: DoubleSubject
    ) -> LocalProblem {
        let type = subject.name.name
        let mock = "'\(function.name)' of '\(type)'"
        func problem(
            at range: SourceRange? = nil,
            _ message: String,
            fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
        ) -> LocalProblem {
            LocalProblem(.unusableMock, at: range ?? function.nameRange, message: message, fixIts: fixIts)
        }
        switch shortcoming {
        case .instance:
            return problem(function.message(instanceOf: type)) { [$0.makingStatic(function)] }
        case .inaccessible(let modifier):
            let message = modifier.message(hiding: "function '\(function.name)'", of: type)
            return problem(at: modifier.range, message) { [$0.removing(modifier)] }
        case .wrongResult(isGeneric: true):
            return problem("\(mock) must return a concrete '\(type)'")
        case .wrongResult(isGeneric: false):
            return problem("\(mock) must return '\(type)'") { $0.returning(type, from: function) }
        case .effectful(let effects):
            return problem(
                "\(mock) is \(effects.phrase), which Heirloom does not support; add a function that is not"
            )
        case .missing(let dependencies):
            return problem("\(mock) does not take \(dependencies.map(\.label).listed())")
        case .mismatched(let dependency, let parameter):
            let taken = parameter.type
            let wanted = dependency.type
            return problem(
                at: taken.range,
                """
                \(mock) takes '\(dependency.label)' as '\(taken.type.spelling)', not as '\(wanted?.spelling ?? "_")'
                """
            ) { edits in
                guard let wanted, !parameter.isAutoclosure else { return [] }
                let edit = edits.replace(taken.range, with: wanted.parameterSpelling)
                return [FixIt("change its type to '\(wanted.spelling)'", edit)]
            }
        case .demanding(let parameters):
            let advice =
                parameters.count == 1
                ? "which is not a dependency; give it a default value"
                : "which are not dependencies; give them default values"
            return problem(
                at: parameters.first?.range,
                "\(mock) requires \(parameters.map(\.name).listed()), \(advice)"
            )
        }
    }
}

/// A hand-written `mock` is not ambiguous with a generated one.
enum AmbiguousMockRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard subject.generates, !subject.attribute.servesDoublesOnly, subject.functionName == "mock",
            let function = subject.functions.map(\.function).first(where: subject.mayBeMeant)
        else { return nil }
        return LocalProblem(
            .ambiguousMock,
            at: function.nameRange,
            message: """
                '\(function.name)' of '\(subject.name.name)' conflicts with the generated 'mock': calls would be \
                ambiguous; rename it and set 'customMockName'
                """
        )
    }
}

extension DoubleSubject {
    /// Whether a call of the generated function could mean this one: each required parameter has a label of the
    /// generated function.
    fileprivate func mayBeMeant(_ function: FunctionDeclaration) -> Bool {
        function.isTypeFunction
            && function.signature.parameters.allSatisfy { parameter in
                parameter.isOptional || parameter.label.map(generatedLabels.contains) ?? false
            }
    }
}

/// A type with `mockOnly: true` cannot be a root, and no test double is generated for it.
enum ContradictoryMockOnlyRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.attribute.servesDoublesOnly else { return [] }
        let reasons = [("isRoot", "only mocks use it"), ("generateMock", "its mock is hand-written")]
        return reasons.compactMap { label, reason in
            guard let argument = subject.attribute.argument(label), argument.value == .boolean(true) else {
                return nil
            }
            return LocalProblem(
                .contradictoryMockOnly,
                at: argument.range,
                message:
                    "'\(subject.name.name)' cannot have both 'mockOnly: true' and '\(label): true': \(reason)"
            ) {
                $0.removing(flag: label, from: subject.attribute)
            }
        }
    }
}

/// `mockAttributes` contains attributes, as written before a function. It requires `generateMock: true`, because it
/// applies to the generated function.
///
/// Modules above may generate a double of a type that they can see, which this declaration does not show.
enum MockAttributesRule {
    static func problems(with subject: DoubleSubject) -> [LocalProblem] {
        guard let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value
        else { return [] }
        var problems: [LocalProblem] = []
        if TypeAttribute.all(in: text) == nil {
            let message = "\"\(text)\" is not a list of attributes; write one such as \"@MainActor\""
            problems.append(LocalProblem(.unreadableArgument, at: argument.valueRange, message: message))
        }
        let isUsed = subject.generates || subject.isSeenAbove && !subject.attribute.servesDoublesOnly
        if !isUsed, !text.isEmpty {
            let message = """
                'mockAttributes' has no effect on '\(subject.name.name)' without 'generateMock: true'
                """
            problems.append(
                LocalProblem(.needlessMockAttributes, at: argument.range, message: message) {
                    [$0.removing(argument, from: subject.attribute)]
                }
            )
        }
        return problems
    }
}

/// A declaration whose attribute has arguments about doubles, with the facts that the rules for doubles need.
struct DoubleSubject {
    let name: NamedPlace
    let attribute: AttributeUse
    /// The functions of that name.
    let functions: [DoubleFunction]
    /// The labels that a generated function may take from the declaration itself.
    let generatedLabels: Set<String>
    /// Whether modules above may name the type in `additionalMocksToGenerate` without looking into `internal`
    /// declarations.
    let isSeenAbove: Bool

    /// `nil` if the attribute has no arguments about doubles.
    init?(_ type: InstantiableType) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functions = type.doubleFunctions
        generatedLabels = Set(type.initializable.map(\.label) + ["overrides"])
        isSeenAbove = type.writtenAccess.map { $0 > .internal } ?? false
    }

    init?(_ type: InstantiableExtension) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functions = type.doubleFunctions
        let parameters = type.buildingFunctions.flatMap(\.signature.parameters)
        generatedLabels = Set(parameters.map { $0.label ?? $0.name } + ["overrides"])
        let modifiers = [type.declaration.modifiers] + type.buildingFunctions.map(\.modifiers)
        isSeenAbove = modifiers.compactMap(\.access).contains { $0 > .internal }
    }

    /// The name of the hand-written function.
    var functionName: String { attribute.doubleName }

    /// Whether the attribute requires a hand-written double.
    var wantsFunction: Bool { attribute.servesDoublesOnly || attribute.text("customMockName") != nil }

    var generates: Bool { attribute.boolean("generateMock") == true }
}
