import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The closure that builds a property has named and typed parameters, and a result type if its statements do not
/// determine one.
enum UntypedFactoryRule {
    static func problems(of property: InjectedProperty, in type: InstantiableType) -> [LocalProblem] {
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
            let ofParameters = problems(withParametersOf: closure, of: property, in: type)
            return ofParameters.isEmpty ? problems(withResultOf: closure, of: property) : ofParameters
        }
    }

    private static func problems(
        withParametersOf closure: ClosureExpression,
        of property: InjectedProperty,
        in type: InstantiableType
    ) -> [LocalProblem] {
        let untyped = closure.parameters.filter { $0.type == nil }
        if !untyped.isEmpty {
            let edit = FactoryEdit(typing: closure, in: type)
            return untyped.map { parameter in
                let message = """
                    parameter '\(parameter.name)' of \(property.closure) needs a type: it is matched by name and type
                    """
                return .untyped(at: parameter.range, message, edit)
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
        let type = closure.typeToSay(for: written)
        let edit = FactoryEdit(adding: "-> \(type.storedSpelling)", to: closure)
        let message = "\(property.closure) needs an explicit return type; write '\(edit.addition)'"
        guard closure.statements.areEmptyLiteral, type.isUnknownName else {
            return [.untyped(at: closure.range, message, edit)]
        }
        let alternative = """
            , or, if '\(type.spelling)' is an alias of a function type, the return type of that function
            """
        return [.untyped(at: closure.range, message + alternative)]
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
        let closure = property.closure
        if name == "_" { return "a parameter of \(closure) needs a name: it is matched by name and type" }
        let function = property.declaration.type.flatMap { BuilderFunction($0.type, isBuiltByClosure: true) }
        let isCalledWith = function?.parameters.contains { $0.label == name } ?? false
        return isCalledWith
            ? """
            parameter '\(name)' of \(closure) is variadic, so it cannot be passed on; return the function from the \
            closure as a nested closure
            """ : "parameter '\(name)' of \(closure) cannot be 'inout' or variadic: it is received unchanged"
    }
}

extension LocalProblem {
    fileprivate static func untyped(
        at range: SourceRange,
        _ message: String,
        _ edit: FactoryEdit? = nil
    ) -> LocalProblem {
        LocalProblem(.untypedFactory, at: range, message: message) { edits in
            edit.map { [$0.fixIt(edits)] } ?? []
        }
    }
}

extension InjectedProperty {
    /// The closure that builds the property, in a message.
    fileprivate var closure: String { "the closure for '\(label)'" }
}

extension ClosureExpression {
    /// Returns the result type to write for a closure that leaves it open. Unless an optional function returns an
    /// optional itself, `nil` denotes the absence of the function, not its result.
    fileprivate func typeToSay(for property: TypeReference) -> TypeExpression {
        let built = builtType(for: property).type
        let isAbsent = statements.areNil && built.wrappedInOptional == nil
        return isAbsent && property.type.wrappedInOptional != nil ? property.type : built
    }
}

extension TypeExpression {
    /// Whether it is a name of which nothing is known. Few types can be created from an empty literal, so that the name
    /// is probably an alias of a function or an optional.
    fileprivate var isUnknownName: Bool {
        guard case .named(let components) = self else { return false }
        return components.allSatisfy(\.isPlain) && !ExternalTypes.isKnown(components.map(\.name))
    }
}

extension FactoryEdit {
    /// Writes the parameter list with the types of the properties of the same names; `nil` unless all are known.
    fileprivate init?(typing closure: ClosureExpression, in type: InstantiableType) {
        guard let range = closure.parameterRange else { return nil }
        let parameters = closure.parameters.map { parameter -> String? in
            let known = type.injected.first { $0.label == parameter.name }
            let written = parameter.type?.type ?? known?.declaration.type?.type
            return written.map { "\(ReservedWords.escapedLabel(parameter.name)): \($0.parameterSpelling)" }
        }
        let known = parameters.compactMap(\.self)
        guard known.count == parameters.count else { return nil }
        let text = "(\(known.joined(separator: ", ")))"
        self.init(text: text, range: range, addition: text)
    }
}
