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
