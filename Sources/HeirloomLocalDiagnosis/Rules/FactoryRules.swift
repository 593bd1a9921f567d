import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The closure that builds a property has named and typed parameters, and a result type if its statements do not
/// determine one.
enum UntypedFactoryRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        switch property.factory {
        case nil: return []
        case .other(let argument):
            let message = """
                cannot infer the parameters of '\(argument.value.spelling)' for '\(property.label)'; write a closure \
                with typed parameters
                """
            return [.untyped(at: argument.valueRange, message)]
        case .closure(let closure) where property.declaration.count > 1:
            let message = """
                a closure builds only one property; declare the others separately from '\(property.label)'
                """
            return property.declaration.index == 0 ? [.untyped(at: closure.range, message)] : []
        case .closure(let closure):
            if let captures = closure.captures {
                let message =
                    "\(property.closure) cannot have a capture list; declare its inputs as parameters"
                return [.untyped(at: captures, message)]
            }
            let ofParameters = problems(withParametersOf: closure, of: property)
            return ofParameters.isEmpty ? problems(withResultOf: closure, of: property) : ofParameters
        }
    }

    private static func problems(
        withParametersOf closure: ClosureExpression,
        of property: InjectedProperty
    ) -> [LocalProblem] {
        let untyped = closure.parameters.filter { $0.type == nil }
        if !untyped.isEmpty {
            return untyped.map { parameter in
                let message = """
                    parameter '\(parameter.name)' of \(property.closure) needs a type: it is matched by name and type
                    """
                return .untyped(at: parameter.range, message)
            }
        }
        if closure.parameters.isEmpty, closure.statements.usesUnnamedParameters {
            let message = """
                \(property.closure) uses unnamed parameters; give them names and types: they are matched by both
                """
            return [.untyped(at: closure.range, message)]
        }
        return closure.parameters.filter { isUnreceivable($0, for: property) }.map { parameter in
            .untyped(at: parameter.range, reason(whyUnreceivable: parameter.name, for: property))
        }
    }

    private static func problems(
        withResultOf closure: ClosureExpression,
        of property: InjectedProperty
    ) -> [LocalProblem] {
        guard closure.result == nil, let written = property.declaration.type else { return [] }
        if property.attribute.boolean("erasedToConcreteExistential") == true {
            let message = "\(property.closure) needs an explicit return type, because its value is wrapped"
            return [.untyped(at: closure.range, message)]
        }
        guard closure.statements.leaveTypeOpen else { return [] }
        let type = closure.builtType(for: written).type
        // The statements of an optional function may be `nil` themselves.
        let edit = type == written.type ? FactoryEdit(adding: "-> \(type.storedSpelling)", to: closure) : nil
        let advice = edit.map { "; write '\($0.addition)'" } ?? ""
        return [
            .untyped(at: closure.range, "\(property.closure) needs an explicit return type\(advice)", edit)
        ]
    }

    /// Whether nothing can be passed for a parameter. An `inout` parameter may belong to the property's own function
    /// type, which an alias may hide.
    private static func isUnreceivable(
        _ parameter: ClosureExpression.Parameter,
        for property: InjectedProperty
    ) -> Bool {
        if parameter.name == "_" || parameter.isVariadic { return true }
        guard parameter.type?.type.isParameter(saying: "inout") == true,
            let type = property.declaration.type?.type
        else { return false }
        guard let function = BuilderFunction(type, isBuiltByClosure: true) else {
            return !type.withoutOptional.mayBeAlias
        }
        return !function.parameters.contains { $0.label == nil || $0.label == parameter.name }
    }

    private static func reason(whyUnreceivable name: String, for property: InjectedProperty) -> String {
        name == "_"
            ? "a parameter of \(property.closure) needs a name: it is matched by name and type"
            : "parameter '\(name)' of \(property.closure) cannot be 'inout' or variadic: it is received unchanged"
    }
}

extension LocalProblem {
    fileprivate static func untyped(
        at range: SourceRange,
        _ message: String,
        _ edit: FactoryEdit? = nil
    ) -> LocalProblem {
        LocalProblem(.untypedFactory, at: range, message: message) { edits in
            [edit?.fixIt(edits)].compactMap(\.self)
        }
    }
}

extension InjectedProperty {
    /// The closure that builds the property, in a message.
    fileprivate var closure: String { "the closure for '\(label)'" }
}

/// An edit that adds a result type to the head of a closure, which the closure may lack: `{ () -> X in … }`
struct FactoryEdit {
    let text: String
    let range: SourceRange
    /// The essential part of the edit, for messages: `-> Environment`
    let addition: String

    init(adding words: String, to closure: ClosureExpression) {
        if let word = closure.inRange {
            // Without parameters and effects, only attributes precede `in`.
            let needsParentheses = closure.parameterRange == nil && closure.effects.isEmpty
            text = (needsParentheses ? "() " : "") + words + " "
            range = SourceRange(at: word.start)
            addition = words
        } else {
            text = " () \(words) in"
            range = SourceRange(at: closure.range.start.moved(by: 1))
            addition = "() \(words) in"
        }
    }

    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt("write '\(addition)'", edits.replace(range, with: text))
    }
}

/// A closure that builds a property declares no types: its statements move into a function that a macro generates, and
/// the compiler does not emit the types of such a function.
enum UnreachableFactoryTypeRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard let closure = property.factory?.closure, property.declaration.count == 1 else { return [] }
        return closure.statements.localTypes.map { type in
            LocalProblem(
                .unreachableType,
                at: type.range,
                message: """
                    type '\(type.name)' cannot be declared in the closure for '\(property.label)': a macro moves its \
                    statements into a generated function, whose local types the compiler does not emit; declare it \
                    outside the closure
                    """
            )
        }
    }
}

/// A closure determines what is built; no other argument may do so too.
enum FactoryWithTypeRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.factory != nil else { return [] }
        return (property.attribute.arguments ?? []).compactMap { argument in
            guard let label = argument.label, sayers.contains(label), !argument.saysNothing else {
                return nil
            }
            return LocalProblem(
                .factoryWithType,
                at: argument.range,
                message: "'\(label)' has no effect on '\(property.label)': the closure builds it"
            ) {
                [$0.removing(argument, from: property.attribute)]
            }
        }
    }

    private static let sayers: Set<String> = ["fulfilledByType", "collecting", "onlyIfAvailable"]
}

extension AttributeArgument {
    /// Whether the argument has its default value, and so could be omitted.
    fileprivate var saysNothing: Bool { value == .null || value == .boolean(false) || value == .array([]) }
}
