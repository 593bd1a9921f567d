import HeirloomModel

/// What an initializer or a function may spell that keeps Heirloom from calling it.
package enum CallObstacle: Sendable {
    /// `async`, of a function that makes a double
    case asynchronous
    /// `throws`, of a function that makes a double
    case throwing
    /// `rethrows`
    case rethrowing
    /// `init?`, or a function that returns an optional
    case failable
    /// `<T>`, `some P`, `where T == Int`
    case generic
}

extension FunctionSignature {
    /// What a call of it may do. What it throws may be decided by what it is passed: then it may throw anything.
    package var callEffects: CallEffects {
        CallEffects(isAsync: isAsync, throwing: throwing == .rethrowing ? .anyError : throwing.simplified)
    }

    /// What keeps Heirloom from calling it, whatever it builds.
    fileprivate var obstacles: [CallObstacle] {
        var obstacles: [CallObstacle] = []
        if throwing == .rethrowing { obstacles.append(.rethrowing) }
        if !genericParameters.isEmpty || whereClause != nil
            || parameters.contains(where: \.type.type.isOpaque)
        {
            obstacles.append(.generic)
        }
        return obstacles
    }

    /// What a function that makes a double cannot be either.
    fileprivate var effects: [CallObstacle] {
        var obstacles: [CallObstacle] = []
        if isAsync { obstacles.append(.asynchronous) }
        switch throwing.simplified {
        case .never, .rethrowing: break
        case .anyError, .error: obstacles.append(.throwing)
        }
        return obstacles
    }
}

extension InitializerDeclaration {
    /// What keeps Heirloom from calling it.
    package var obstacles: [CallObstacle] {
        signature.obstacles + (isFailable ? [.failable] : [])
    }
}

extension FunctionDeclaration {
    /// What keeps Heirloom from calling it.
    package var obstacles: [CallObstacle] {
        signature.obstacles + (returnType?.type.wrappedInOptional == nil ? [] : [.failable])
    }

    /// What keeps Heirloom from calling it to make a double.
    var obstaclesOfDouble: [CallObstacle] { signature.effects + obstacles }
}

extension TypeExpression {
    /// `some P`
    fileprivate var isOpaque: Bool {
        if case .opaque = self { return true }
        return false
    }
}
