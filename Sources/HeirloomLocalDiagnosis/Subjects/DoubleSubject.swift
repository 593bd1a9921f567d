import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration whose attribute has arguments about doubles, with the facts that the rules for doubles need.
struct DoubleSubject {
    let name: NamedPlace
    let attribute: AttributeUse
    /// The name of the hand-written function.
    let functionName: String
    /// The functions of that name.
    let functions: [DoubleFunction]
    /// The names of all functions in the declaration.
    let namesInUse: Set<String>
    /// The labels that a generated function may take from the declaration itself.
    let generatedLabels: Set<String>
    /// Whether modules above may name the type in `additionalMocksToGenerate` without looking into `internal`
    /// declarations.
    let isSeenAbove: Bool
    /// Returns a function to start from, with the statement of its body if one is known. Few declarations need it.
    let skeleton: () -> (head: String, statement: String?)
    /// The body of the declaration, from `{` to `}`.
    let bodyRange: SourceRange
    /// The type under each of its conditions; empty for an extension.
    private let alternatives: [InstantiableType]

    /// `nil` if the attribute has no arguments about doubles.
    init?(_ type: InstantiableType, among alternatives: InstantiableAlternatives) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functionName = type.attribute.doubleName
        functions = type.doubleFunctions
        namesInUse = type.functionNames
        generatedLabels = Set(type.initializable.map(\.label) + ["overrides"])
        isSeenAbove = type.writtenAccess.map { $0 > .internal } ?? false
        bodyRange = type.declaration.bodyRange
        self.alternatives = alternatives.all.map(\.type)
        skeleton = { (type.doubleHead, type.doubleStatement) }
    }

    init?(_ type: InstantiableExtension) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functionName = type.attribute.doubleName
        functions = type.doubleFunctions
        namesInUse = type.functionNames
        let parameters = type.buildingFunctions.flatMap(\.signature.parameters)
        generatedLabels = Set(parameters.map { $0.label ?? $0.name } + ["overrides"])
        let modifiers = [type.declaration.modifiers] + type.buildingFunctions.map(\.modifiers)
        isSeenAbove = modifiers.compactMap(\.access).contains { $0 > .internal }
        bodyRange = type.declaration.bodyRange
        alternatives = []
        skeleton = {
            ("static func \(ReservedWords.escaped(type.attribute.doubleName))() -> \(type.name.name)", nil)
        }
    }

    /// Whether the attribute requires a hand-written double.
    var wantsFunction: Bool {
        attribute.servesDoublesOnly || attribute.text("customMockName") != nil
    }

    var generates: Bool { attribute.boolean("generateMock") == true }

    /// Whether the type has the dependency under all its conditions, so that an edit with it applies to all of them.
    func isInEveryAlternative(_ label: String) -> Bool {
        alternatives.allSatisfy { $0.initializable.contains { $0.label == label } }
    }

    /// Whether the type has the same dependencies under all its conditions.
    var hasOneSkeleton: Bool {
        alternatives.allSatisfy { $0.initializable.map(\.label).allSatisfy(isInEveryAlternative) }
    }
}

extension InstantiableType {
    /// `static func mock(user: User) -> LoggedInView`
    fileprivate var doubleHead: String {
        let access = memberAccess.map { "\($0.rawValue) " } ?? ""
        let parameters = initializable.map(MemberwiseInitializer.parameter).joined(separator: ", ")
        let name = ReservedWords.escaped(attribute.doubleName)
        return "\(access)static func \(name)(\(parameters)) -> \(declaration.name)"
    }

    /// `LoggedInView(user: user)`
    fileprivate var doubleStatement: String? {
        doubleArguments.map { arguments in
            let passed = arguments.map { argument in
                let label = argument.label.map { "\(ReservedWords.escapedArgumentLabel($0)): " } ?? ""
                return label + ReservedWords.escaped(argument.dependency) + (argument.isCalled ? "()" : "")
            }
            return "\(declaration.name)(\(passed.joined(separator: ", ")))"
        }
    }

    /// The arguments to pass to the initializer; `nil` if no initializer is known that a double can call, that is, one
    /// that neither suspends nor throws.
    private var doubleArguments: [Construction.Argument]? {
        if declaration.kind == .enum { return nil }
        return switch initializerDecision {
        case .written(let initializer, let arguments):
            initializer.signature.callEffects.isEmpty ? arguments : nil
        case .memberwise(let initializer):
            initializer.properties.map { Construction.Argument(label: $0.label, dependency: $0.label) }
        case .inherited: []
        case .faulty: nil
        }
    }
}
