import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A declaration whose attribute says something of doubles, and what the rules about them look at.
struct DoubleSubject {
    let name: NamedPlace
    let attribute: AttributeUse
    /// What the function is called that the user writes.
    let functionName: String
    /// Those of that name.
    let functions: [DoubleFunction]
    /// The names of all functions beside them.
    let namesInUse: Set<String>
    /// The labels that a generated function may have of the declaration itself.
    let generatedLabels: Set<String>
    /// Whether modules above may name it in their `additionalMocksToGenerate` without a look at what is `internal`.
    let isSeenAbove: Bool
    /// The function to begin with, in lines. Few declarations need one, and to see how a file is indented may take a look at
    /// all of it.
    var skeleton: [String] { makeSkeleton() }
    private let makeSkeleton: () -> [String]
    /// The members, from `{` to `}`.
    let bodyRange: SourceRange

    /// `nil` where nothing is said of doubles.
    init?(_ type: InstantiableType, in text: SourceText) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functionName = type.doubleName
        functions = type.doubleFunctions
        namesInUse = type.functionNames
        generatedLabels = Set(type.initializable.map(\.label) + ["overrides"])
        isSeenAbove = type.writtenAccess.map { $0 > .internal } ?? false
        bodyRange = type.declaration.bodyRange
        makeSkeleton = { type.doubleSkeleton(step: text.indentationStep) }
    }

    init?(_ type: InstantiableExtension, in text: SourceText) {
        guard type.attribute.saysOfDoubles else { return nil }
        name = type.name
        attribute = type.attribute
        functionName = type.doubleName
        functions = type.doubleFunctions
        namesInUse = type.functionNames
        let parameters = type.buildingFunctions.flatMap(\.signature.parameters)
        generatedLabels = Set(parameters.map { $0.label ?? $0.name } + ["overrides"])
        let modifiers = [type.declaration.modifiers] + type.buildingFunctions.map(\.modifiers)
        isSeenAbove = modifiers.compactMap(\.access).contains { $0 > .internal }
        bodyRange = type.declaration.bodyRange
        makeSkeleton = {
            Self.lines(
                "static func \(ReservedWords.escaped(type.doubleName))() -> \(type.name.name)",
                body: "fatalError(\"'\(type.doubleName)' is not written yet\")",
                text.indentationStep
            )
        }
    }

    /// Whether it says that a double of it is written by hand.
    var wantsFunction: Bool {
        attribute.servesDoublesOnly || attribute.text("customMockName") != nil
    }

    var generates: Bool { attribute.boolean("generateMock") == true }

    fileprivate static func lines(_ head: String, body: String, _ step: String) -> [String] {
        ["\(head) {", step + body, "}"]
    }
}

extension InstantiableType {
    /// `static func mock(user: User) -> LoggedInView { LoggedInView(user: user) }`
    fileprivate func doubleSkeleton(step: String) -> [String] {
        let name = declaration.name
        let access = writtenAccess.map { $0 > .internal ? "\(min($0, .public).rawValue) " : "" } ?? ""
        let parameters = initializable.map(MemberwiseInitializer.parameter).joined(separator: ", ")
        let call = doubleArguments.map { arguments in
            let passed = arguments.map { argument in
                let label = argument.label.map { "\(ReservedWords.escapedArgumentLabel($0)): " } ?? ""
                return label + ReservedWords.escaped(argument.dependency) + (argument.isCalled ? "()" : "")
            }
            return "\(name)(\(passed.joined(separator: ", ")))"
        }
        return DoubleSubject.lines(
            "\(access)static func \(ReservedWords.escaped(doubleName))(\(parameters)) -> \(name)",
            body: call ?? "fatalError(\"'\(doubleName)' is not written yet\")",
            step
        )
    }

    /// What the initializer is passed, `nil` where none is known that a double can call: one that neither suspends nor
    /// throws.
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
