import HeirloomModel
import HeirloomSyntax

/// The reason why no initializer builds a type.
package enum InitializerFault: Sendable {
    /// `init(x: X)`, although `y` is a dependency as well
    case incomplete(IncompleteInitializer)
    /// `private init(x: X)`
    case inaccessible(Modifier)
    /// `init(x: X, name: String)`, although `name` is not a dependency
    case demanding(SourceRange, [ParameterDeclaration])
    /// `init?(x: X)`
    case unsupported(NamedPlace, [CallObstacle])
    /// `let name: String` without an initializer
    case missing(MissingInitializer)
}

/// A written initializer that lacks dependencies, or takes them as another type or under another label.
package struct IncompleteInitializer: Sendable {
    package let initializer: InitializerDeclaration
    package let missing: [InjectedProperty]
    package let mismatched: [InitializerMatch.Mismatch]
    /// The dependencies that are not missing, but taken under another label.
    package let mislabeled: [InitializerMatch.Mismatch]
    /// The labels of the initializer that the macro would write next to it; `nil` if it cannot.
    package let memberwiseLabels: [String]?

    package init(
        _ match: InitializerMatch,
        mislabeled: [InitializerMatch.Mismatch] = [],
        beside memberwiseLabels: [String]? = nil
    ) {
        initializer = match.initializer
        missing = mislabeled.isEmpty ? match.missing : []
        mismatched = mislabeled.isEmpty ? match.mismatched : []
        self.mislabeled = mislabeled
        self.memberwiseLabels = memberwiseLabels
    }
}

/// An initializer that must be written by the user, and a skeleton to start with.
package struct MissingInitializer: Sendable {
    /// The reason why the memberwise initializer would not compile.
    package enum Reason: Sendable {
        /// Stored properties without a value.
        case valuelessProperties([NamedPlace])
        /// One of Apple's classes, whose initializer requires arguments.
        case superclass(name: String, SDKClass)
        /// `@Wrapper(name: "x") @Received var x: X`, with arguments that belong in the initializer.
        case wrapperArguments(NamedPlace, arguments: [SourceRange])
        /// `@Binding @Instantiated var x: X`, with a wrapper that cannot be made from an `X`.
        case unmadeWrapper(NamedPlace, wrapper: String)
        /// A dependency whose type is less accessible than the initializer would be.
        case narrowType(NamedPlace, typeName: String)
    }

    package let reason: Reason
    package let skeleton: MemberwiseInitializer
    /// The body of the type, which the skeleton is inserted into.
    package let bodyRange: SourceRange
}

extension InstantiableType {
    /// The reason why the memberwise initializer would not compile; `nil` if it would.
    var reasonToWriteInitializer: MissingInitializer.Reason? {
        let valueless = valueless
        if !valueless.isEmpty {
            return .valuelessProperties(valueless.map { NamedPlace(name: $0.name, range: $0.nameRange) })
        }
        if case .known(let name, let facts) = Superclass(of: declaration), facts.mustBeCalled {
            return .superclass(name: name, facts)
        }
        let mayBeNarrow = !nested.isEmpty && (writtenAccess ?? .internal) > .internal
        for property in initializable where mayBeNarrow || property.declaration.isVariable {
            let wrappers = property.declaration.wrappers
            let arguments = wrappers.compactMap(\.argumentsRange)
            if !arguments.isEmpty { return .wrapperArguments(property.place, arguments: arguments) }
            if let wrapper = wrappers.first(where: \.wrapsNoValue), property.memberwiseType == nil {
                return .unmadeWrapper(property.place, wrapper: wrapper.baseName)
            }
            if mayBeNarrow, let type = narrowTypeName(of: property) {
                return .narrowType(property.place, typeName: type)
            }
        }
        return nil
    }

    /// The name of a nested type that is less accessible than the initializer would be.
    ///
    /// Forwarded dependencies and types that are hidden everywhere are excluded: writing the initializer would not
    /// help.
    private func narrowTypeName(of property: InjectedProperty) -> String? {
        guard let access = writtenAccess, property.kind != .forwarded,
            let nested = nestedType(namedBy: property, below: min(access, .public)),
            nested.type.access > .fileprivate
        else { return nil }
        return nested.name
    }
}

extension InjectedProperty {
    fileprivate var place: NamedPlace { NamedPlace(name: label, range: declaration.nameRange) }
}

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
            || parameters.contains(where: { $0.type.type.isOpaque })
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
    package var obstacles: [CallObstacle] { signature.obstacles + (isFailable ? [.failable] : []) }
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
    fileprivate var isOpaque: Bool { if case .opaque = self { true } else { false } }
}
