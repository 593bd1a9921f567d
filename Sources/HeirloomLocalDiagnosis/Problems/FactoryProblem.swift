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
            .openResult:
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
        case .standsBeside(let argument): argument.range
        }
    }

    func message(_ label: String) -> String {
        switch self {
        case .notAClosure(let argument):
            "cannot infer the parameters of '\(argument.value.spelling)' for '\(label)'; write a closure with typed "
                + "parameters"
        case .servesSeveral:
            "a closure builds only one property; declare the others separately from '\(label)'"
        case .captures:
            "the closure for '\(label)' cannot have a capture list; declare its inputs as parameters"
        case .untypedParameter(let parameter, _):
            "parameter '\(parameter.name)' of the closure for '\(label)' needs a type: it is matched by name and type"
        case .unnamedParameters:
            """
            the closure for '\(label)' uses unnamed parameters; give them names and types: they are matched by both
            """
        case .unreceivable(let parameter, _) where parameter.name == "_":
            "a parameter of the closure for '\(label)' needs a name: it is matched by name and type"
        case .unreceivable(let parameter, isCalledWith: true):
            """
            parameter '\(parameter.name)' of the closure for '\(label)' is variadic, so it cannot be passed on; return \
            the function from the closure as a nested closure
            """
        case .unreceivable(let parameter, isCalledWith: false):
            """
            parameter '\(parameter.name)' of the closure for '\(label)' cannot be 'inout' or variadic: it is received \
            unchanged
            """
        case .openResult(_, let edit, mayReturnOther: nil):
            "the closure for '\(label)' needs an explicit return type; write '\(edit.addition)'"
        case .openResult(_, let edit, let name?):
            """
            the closure for '\(label)' needs an explicit return type; write '\(edit.addition)', or, if \
            '\(name.spelling)' is an alias of a function type, the return type of that function
            """
        case .unspelledEffect(let closure, let edit):
            "the closure for '\(label)' \(closure.unspelledVerb) but does not declare it; write '\(edit.addition)'"
        case .declaresType(let type):
            """
            type '\(type.name)' cannot be declared in the closure for '\(label)': a macro moves its statements into a \
            generated function, whose local types the compiler does not emit; declare it outside the closure
            """
        case .standsBeside(let argument):
            "'\(argument.label ?? "_")' has no effect on '\(label)': the closure builds it"
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
        case .standsBeside(let argument):
            [
                FixIt(
                    message: "remove '\(argument.label ?? "_")'",
                    edits: [edits.remove(argument, from: property.attribute)]
                )
            ]
        case .notAClosure, .servesSeveral, .captures, .untypedParameter, .unnamedParameters, .unreceivable,
            .openResult, .declaresType:
            []
        }
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
