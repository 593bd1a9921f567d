import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A problem with the closure that builds a property.
package enum FactoryProblem: Sendable {
    /// `@Instantiated(Client.init) let x: X`
    case notAClosure(AttributeArgument)
    /// `@Instantiated({ … }) let x: X, y: Y`
    case servesSeveral(Factory)
    /// `{ [weak self] in … }`
    case captures(SourceRange)
    /// `{ config in … }`, with the typed parameter list to write if all types are known
    case untypedParameter(ClosureExpression.Parameter, written: FactoryEdit?)
    /// `{ $0.url }`
    case unnamedParameters(ClosureExpression)
    /// `{ (_: Config) in … }`, `{ (config: inout Config) in … }`, `{ (configs: Config...) in … }`, and whether it is a
    /// parameter of the property's own function
    case unreceivable(ClosureExpression.Parameter, isCalledWith: Bool)
    /// `{ .production }`, with the result type to write, and that type itself if its name may be an alias of a function
    case openResult(ClosureExpression, FactoryEdit, mayReturnOther: TypeExpression?)
    /// `{ (config: Config) in try await open(config) }`, with the effects to write
    case unspelledEffect(ClosureExpression, FactoryEdit)
    /// `{ struct Row {}; … }`
    case declaresType(ClosureExpression.LocalType)
    /// `{ database.url }`, where `database` is another property of the type, with the edits that make it a parameter;
    /// `nil` if one of the properties cannot be received
    case usesProperties([ClosureUse], of: String, [FactoryEdit]?)
    /// `@Instantiated(fulfilledByType: "X", { … }) let x: any P`
    case standsBeside(AttributeArgument)
}

/// An edit of a closure.
package struct FactoryEdit: Sendable {
    var text: String
    var range: SourceRange
    /// The essential part of the edit, for messages: `-> Environment`
    var addition: String
}

extension FactoryProblem {
    var id: DiagnosticID {
        switch self {
        case .notAClosure, .servesSeveral, .captures, .untypedParameter, .unnamedParameters, .unreceivable,
            .openResult, .usesProperties:
            .untypedFactory
        case .declaresType: .unreachableType
        case .unspelledEffect: .unspelledEffect
        case .standsBeside: .factoryWithType
        }
    }

    /// The range to highlight.
    var range: SourceRange {
        switch self {
        case .notAClosure(let argument): argument.valueRange
        case .servesSeveral(let factory): factory.range
        case .captures(let range): range
        case .untypedParameter(let parameter, _), .unreceivable(let parameter, _): parameter.range
        case .unnamedParameters(let closure), .openResult(let closure, _, _),
            .unspelledEffect(let closure, _):
            closure.range
        case .declaresType(let type): type.range
        case .usesProperties(let uses, _, _): uses[0].range
        case .standsBeside(let argument): argument.range
        }
    }

    func message(_ label: String) -> String {
        switch self {
        case .notAClosure(let argument):
            """
            '\(argument.value.spelling)' does not say what it takes, and so nothing could be handed to it: write a closure \
            that builds '\(label)', with its parameters
            """
        case .servesSeveral:
            "a closure builds one property; declare the others apart from '\(label)'"
        case .captures:
            "the closure that builds '\(label)' has nothing to capture: what it uses are its parameters"
        case .untypedParameter(let parameter, _):
            """
            the parameter '\(parameter.name)' of the closure that builds '\(label)' needs a type: it is received by its \
            name and type
            """
        case .unnamedParameters:
            """
            the closure that builds '\(label)' uses unnamed parameters; name them, with their types: they are received by \
            both
            """
        case .unreceivable(let parameter, _) where parameter.name == "_":
            "a parameter of the closure that builds '\(label)' needs a name: it is received by its name and type"
        case .unreceivable(let parameter, isCalledWith: true):
            """
            the parameter '\(parameter.name)' of the closure that builds '\(label)' is variadic, and no call can pass it on; \
            return the function instead, by a closure in the closure
            """
        case .unreceivable(let parameter, isCalledWith: false):
            """
            the parameter '\(parameter.name)' of the closure that builds '\(label)' is received as it is, and can be \
            neither 'inout' nor variadic
            """
        case .openResult(_, let edit, mayReturnOther: nil):
            "the closure that builds '\(label)' does not say what it returns; write '\(edit.addition)'"
        case .openResult(_, let edit, let name?):
            """
            the closure that builds '\(label)' does not say what it returns; write '\(edit.addition)', or where \
            '\(name.spelling)' stands for a function what that returns
            """
        case .unspelledEffect(let closure, let edit):
            """
            the closure that builds '\(label)' \(closure.unspelledVerb), and must say so: write '\(edit.addition)'
            """
        case .declaresType(let type):
            """
            the type '\(type.name)' cannot be declared in the closure that builds '\(label)': its statements become those of a \
            function that a macro writes, whose types the compiler does not emit; declare it outside of the closure
            """
        case .usesProperties(let uses, let owner, let edits):
            """
            the closure that builds '\(label)' uses \(uses.names.listed()) of '\(owner)', which is not built yet; \
            \(edits.map { "\(uses.remedy): '\($0[0].addition)'" } ?? "what a closure uses is a parameter, or is seen by its file")
            """
        case .standsBeside(let argument):
            "'\(argument.label ?? "_")' has no effect for '\(label)': the closure says what is built"
        }
    }

    func fixIts(_ property: InjectedProperty, _ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .untypedParameter(_, let edit?), .openResult(_, let edit, mayReturnOther: nil),
            .unspelledEffect(_, let edit):
            [
                FixIt(
                    message: "write '\(edit.addition)'",
                    edits: [edits.replace(edit.range, with: edit.text)]
                )
            ]
        case .usesProperties(let uses, _, let changes?):
            [
                FixIt(
                    message: uses.remedy,
                    edits: changes.map { edits.replace($0.range, with: $0.text) }
                )
            ]
        case .standsBeside(let argument):
            [
                FixIt(
                    message: "remove '\(argument.label ?? "_")'",
                    edits: [edits.removing(argument, from: property.attribute)]
                )
            ]
        case .notAClosure, .servesSeveral, .captures, .untypedParameter, .unnamedParameters, .unreceivable,
            .openResult, .declaresType, .usesProperties:
            []
        }
    }
}

extension [ClosureUse] {
    /// The names of the uses without duplicates, in order.
    fileprivate var names: [String] {
        var names: [String] = []
        for use in self where !names.contains(use.name) { names.append(use.name) }
        return names
    }

    fileprivate var remedy: String {
        names.count == 1 ? "take it as a parameter" : "take them as parameters"
    }
}

extension ClosureExpression {
    /// The effects of the statements that the head does not declare: `suspends and throws`
    fileprivate var unspelledVerb: String {
        [
            statements.suspends && !effects.isAsync ? "suspends" : nil,
            statements.throwsErrors && !effects.isThrowing ? "throws" : nil,
        ].compactMap(\.self).joined(separator: " and ")
    }
}
