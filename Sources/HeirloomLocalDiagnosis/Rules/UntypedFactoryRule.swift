import HeirloomModel
import HeirloomReading

/// The closure that builds a property has named and typed parameters, and a result type if its statements do not
/// determine one.
enum UntypedFactoryRule {
    static func problems(of property: InjectedProperty, in type: InstantiableType) -> [LocalProblem] {
        guard let factory = property.factory else { return [] }
        return problems(factory, property, type).map { .dependency(property, .factory($0)) }
    }

    private static func problems(
        _ factory: Factory,
        _ property: InjectedProperty,
        _ type: InstantiableType
    ) -> [FactoryProblem] {
        let closure: ClosureExpression
        switch factory {
        case .other(let argument): return [.notAClosure(argument)]
        case .closure(let found): closure = found
        }
        if property.declaration.count > 1 {
            return property.declaration.index == 0 ? [.servesSeveral(factory)] : []
        }
        if let captures = closure.captures { return [.captures(captures)] }
        let untyped = closure.parameters.filter { $0.type == nil }
        if !untyped.isEmpty {
            let edit = typing(closure, in: type)
            return untyped.map { .untypedParameter($0, written: edit) }
        }
        let unreceivable = closure.parameters.filter { isUnreceivable($0, for: property) }
        if !unreceivable.isEmpty {
            let called = property.declaration.type.flatMap {
                BuilderFunction($0.type, isBuiltByClosure: true)
            }
            return unreceivable.map { parameter in
                let isCalledWith = called?.parameters.contains { $0.label == parameter.name } ?? false
                return .unreceivable(parameter, isCalledWith: isCalledWith)
            }
        }
        if closure.parameters.isEmpty, closure.statements.usesUnnamedParameters {
            return [.unnamedParameters(closure)]
        }
        guard closure.result == nil, closure.statements.leaveTypeOpen, let written = property.declaration.type
        else { return [] }
        let built = closure.typeToSay(for: written)
        return [
            .openResult(
                closure,
                saying(closure, returns: built),
                mayReturnOther: closure.statements.areEmptyLiteral && built.isUnknownName ? built : nil
            )
        ]
    }

    /// Returns the parameter list with the types of the properties of the same names, if all are known.
    private static func typing(_ closure: ClosureExpression, in type: InstantiableType) -> FactoryEdit? {
        guard let range = closure.parameterRange else { return nil }
        let parameters = closure.parameters.map { parameter -> String? in
            let known = type.injected.first { $0.label == parameter.name }
            let written = parameter.type?.type ?? known?.declaration.type?.type
            return written.map { "\(ReservedWords.escapedLabel(parameter.name)): \($0.parameterSpelling)" }
        }
        let known = parameters.compactMap(\.self)
        guard known.count == parameters.count else { return nil }
        let text = "(\(known.joined(separator: ", ")))"
        return FactoryEdit(text: text, range: range, addition: text)
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

    private static func saying(_ closure: ClosureExpression, returns type: TypeExpression) -> FactoryEdit {
        let result = "-> \(type.storedSpelling)"
        if let word = closure.inRange {
            let range = SourceRange(at: word.start)
            let parentheses = closure.effectsRange == nil ? "() " : ""
            return FactoryEdit(text: parentheses + result + " ", range: range, addition: result)
        }
        let range = SourceRange(at: closure.range.start.moved(by: 1))
        return FactoryEdit(text: " () \(result) in", range: range, addition: "() \(result) in")
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
