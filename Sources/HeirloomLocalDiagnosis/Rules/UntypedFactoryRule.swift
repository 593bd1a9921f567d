import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The closure that builds a property has named and typed parameters, and a result type if its statements do not
/// determine one.
enum UntypedFactoryRule {
    static func problems(of property: InjectedProperty, in type: InstantiableType) -> [LocalProblem] {
        let closure: ClosureExpression
        switch property.factory {
        case .other(let argument): return [.notAClosure(argument, of: property)]
        case .closure(let found): closure = found
        case nil: return []
        }
        if property.declaration.count > 1 {
            return property.declaration.index == 0 ? [.servesSeveral(closure, of: property)] : []
        }
        if let captures = closure.captures { return [.captures(captures, of: property)] }
        let untyped = closure.parameters.filter { $0.type == nil }
        if !untyped.isEmpty {
            let edit = FactoryEdit(typing: closure, in: type)
            return untyped.map { .untyped($0, of: property, edit) }
        }
        let unreceivable = closure.parameters.filter { isUnreceivable($0, for: property) }
        if !unreceivable.isEmpty { return unreceivable.map { .unreceivable($0, of: property) } }
        if closure.parameters.isEmpty, closure.statements.usesUnnamedParameters {
            return [.unnamedParameters(closure, of: property)]
        }
        guard closure.result == nil, closure.statements.leaveTypeOpen, let written = property.declaration.type
        else { return [] }
        return [.openResult(closure, of: property, closure.typeToSay(for: written))]
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

extension LocalProblem {
    /// `@Instantiated(Client.init) let x: X`
    fileprivate static func notAClosure(
        _ argument: AttributeArgument,
        of property: InjectedProperty
    ) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: argument.valueRange,
            message: """
                cannot infer the parameters of '\(argument.value.spelling)' for '\(property.label)'; write a closure \
                with typed parameters
                """
        )
    }

    /// `@Instantiated({ … }) let x: X, y: Y`
    fileprivate static func servesSeveral(
        _ closure: ClosureExpression,
        of property: InjectedProperty
    ) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: closure.range,
            message:
                "a closure builds only one property; declare the others separately from '\(property.label)'"
        )
    }

    /// `{ [weak self] in … }`
    fileprivate static func captures(_ list: SourceRange, of property: InjectedProperty) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: list,
            message: """
                the closure for '\(property.label)' cannot have a capture list; declare its inputs as parameters
                """
        )
    }

    /// `{ config in … }`
    fileprivate static func untyped(
        _ parameter: ClosureExpression.Parameter,
        of property: InjectedProperty,
        _ edit: FactoryEdit?
    ) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: parameter.range,
            message: """
                parameter '\(parameter.name)' of the closure for '\(property.label)' needs a type: it is matched by \
                name and type
                """
        ) { edits in
            edit.map { [$0.fixIt(edits)] } ?? []
        }
    }

    /// `{ (_: Config) in … }`, `{ (config: inout Config) in … }`, `{ (configs: Config...) in … }`
    fileprivate static func unreceivable(
        _ parameter: ClosureExpression.Parameter,
        of property: InjectedProperty
    ) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: parameter.range,
            message: unreceivable(parameter.name, closure: "the closure for '\(property.label)'", property)
        )
    }

    private static func unreceivable(
        _ parameter: String,
        closure: String,
        _ property: InjectedProperty
    ) -> String {
        if parameter == "_" {
            return "a parameter of \(closure) needs a name: it is matched by name and type"
        }
        let function = property.declaration.type.flatMap { BuilderFunction($0.type, isBuiltByClosure: true) }
        let isCalledWith = function?.parameters.contains { $0.label == parameter } ?? false
        return isCalledWith
            ? """
            parameter '\(parameter)' of \(closure) is variadic, so it cannot be passed on; return the function from \
            the closure as a nested closure
            """
            : "parameter '\(parameter)' of \(closure) cannot be 'inout' or variadic: it is received unchanged"
    }

    /// `{ $0.url }`
    fileprivate static func unnamedParameters(
        _ closure: ClosureExpression,
        of property: InjectedProperty
    ) -> LocalProblem {
        LocalProblem(
            .untypedFactory,
            at: closure.range,
            message: """
                the closure for '\(property.label)' uses unnamed parameters; give them names and types: they are \
                matched by both
                """
        )
    }

    /// `{ .production }`
    fileprivate static func openResult(
        _ closure: ClosureExpression,
        of property: InjectedProperty,
        _ type: TypeExpression
    ) -> LocalProblem {
        let edit = FactoryEdit(adding: "-> \(type.storedSpelling)", to: closure)
        // Its name may be an alias of a function.
        let mayReturnOther = closure.statements.areEmptyLiteral && type.isUnknownName
        let alternative =
            mayReturnOther
            ? ", or, if '\(type.spelling)' is an alias of a function type, the return type of that function"
            : ""
        return LocalProblem(
            .untypedFactory,
            at: closure.range,
            message: """
                the closure for '\(property.label)' needs an explicit return type; write \
                '\(edit.addition)'\(alternative)
                """
        ) {
            mayReturnOther ? [] : [edit.fixIt($0)]
        }
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
