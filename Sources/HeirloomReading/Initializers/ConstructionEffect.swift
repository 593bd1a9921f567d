import HeirloomModel

/// What an initializer or an `instantiate` may spell that Heirloom does not call yet.
package enum ConstructionEffect: Sendable {
    /// `async`
    case asynchronous
    /// `throws`
    case throwing
    /// `init?`, or a function that returns an optional
    case failable
    /// `<T>`
    case generic
}

extension FunctionSignature {
    package var effects: [ConstructionEffect] {
        var effects: [ConstructionEffect] = []
        if isAsync { effects.append(.asynchronous) }
        switch throwing {
        case .never: break
        case .anyError, .error, .rethrowing: effects.append(.throwing)
        }
        if !genericParameters.isEmpty || parameters.contains(where: \.type.type.isOpaque) {
            effects.append(.generic)
        }
        return effects
    }
}

extension FunctionDeclaration {
    /// What keeps Heirloom from calling it.
    package var effects: [ConstructionEffect] {
        let isGeneric = signature.whereClause != nil && !signature.effects.contains(.generic)
        return signature.effects + (isGeneric ? [.generic] : [])
            + (returnType?.type.wrappedInOptional == nil ? [] : [.failable])
    }
}

extension TypeExpression {
    /// `some P`
    fileprivate var isOpaque: Bool {
        if case .opaque = self { return true }
        return false
    }
}
