import HeirloomModel

// The arguments of generic types.
extension ConversionTable {
    /// Returns the arguments for the generic parameters of a canonical type and of its enclosing types; `nil` if they
    /// are not known.
    package func arguments(of type: TypeExpression) -> [String: TypeExpression]? {
        guard case .named(let components) = type, let last = components.last else { return nil }
        guard var entity = type.entity(in: tree.table), case .type = tree.table[entity].kind else {
            guard components.count == 1, let names = SDKType.parametersOfStandardLibrary[last.name] else {
                return nil
            }
            return Self.arguments(names, last)
        }
        var found: [String: TypeExpression] = [:]
        for component in components.reversed() {
            guard case .type(let read) = tree.table[entity].kind else { break }
            guard let own = Self.arguments(read.summary.genericParameters, component) else { return nil }
            found.merge(own) { inner, _ in inner }
            guard let container = tree.table[entity].container else { break }
            entity = container
        }
        // A name that begins with the name of a module refers to the module, not to a parameter.
        return found.keys.contains { tree.table.module(named: $0) != nil } ? nil : found
    }

    private static func arguments(
        _ parameters: [String],
        _ component: TypeNameComponent
    ) -> [String: TypeExpression]? {
        guard parameters.count == component.arguments.count else { return nil }
        return Dictionary(zip(parameters, component.arguments), uniquingKeysWith: { first, _ in first })
    }
}

extension TypeExpression {
    /// Returns the canonical type with arguments in place of generic parameters.
    func substituting(_ arguments: [String: TypeExpression]) -> TypeExpression {
        if arguments.isEmpty { return self }
        return replacingNames { components in
            let argument = components.first.flatMap { arguments[$0.name] }
            return argument?.appending(components.dropFirst()) ?? .named(components)
        }
    }
}
