import HeirloomModel
import HeirloomSyntax

/// A feature of an initializer or function that prevents Heirloom from calling it.
package enum CallObstacle: Sendable {
    /// `async`, on a function that makes a double
    case asynchronous
    /// `throws`, on a function that makes a double
    case throwing
    /// `rethrows`
    case rethrowing
    /// `init?`, or a function that returns an optional
    case failable
    /// `<T>`, `some P`, `where T == Int`
    case generic
}

extension FunctionSignature {
    /// The effects of a call. A `rethrows` function may throw anything, because that depends on its arguments.
    package var callEffects: CallEffects {
        CallEffects(isAsync: isAsync, throwing: throwing == .rethrowing ? .anyError : throwing.simplified)
    }

    /// The obstacles that apply to initializers and functions alike.
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

    /// The effects that a function for a double cannot have.
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
    /// The features that prevent Heirloom from calling the initializer.
    package var obstacles: [CallObstacle] {
        signature.obstacles + (isFailable ? [.failable] : [])
    }
}

extension FunctionDeclaration {
    /// The features that prevent Heirloom from calling the function.
    package var obstacles: [CallObstacle] {
        signature.obstacles + (returnType?.type.wrappedInOptional == nil ? [] : [.failable])
    }

    /// The features that prevent Heirloom from calling the function to make a double.
    var obstaclesOfDouble: [CallObstacle] { signature.effects + obstacles }
}

extension TypeExpression {
    /// `some P`
    fileprivate var isOpaque: Bool {
        if case .opaque = self { true } else { false }
    }
}
