import HeirloomGraph
import HeirloomModel

/// A parameter of a requirement, and how the mock uses it.
struct RequirementParameter {
    enum Use: Hashable {
        /// Recorded as a value of ``RequirementParameter/type``.
        case recorded
        /// Passed to the function that answers the call, but not recorded: `inout` parameters and nonescaping
        /// functions.
        case handed
        /// Left out, because no type can be written for every value that may be passed.
        case left
    }

    let use: Use
    /// The declaration in the mock: `label name: inout T`.
    let declaration: String
    /// The name in the body.
    let name: String
    /// The type in a stub or a handler.
    let type: String
    /// The expression that is passed on: `name`, `&name`, `name()`.
    let expression: String
    let isInout: Bool
    /// Whether it is a nonescaping function.
    let isNonescaping: Bool
    /// Whether it is a function whose type lets it cross from one actor to another: `@Sendable`, `@MainActor`.
    let isSendableFunction: Bool

    init(
        _ parameter: ParameterDeclaration,
        at place: Int,
        of requirement: ProtocolRequirement,
        _ resolved: ResolvedType,
        _ generics: ErasedGenerics,
        _ texts: MockTexts
    ) {
        let spelled = resolved.spelled
        isInout = spelled.isParameter(saying: "inout")
        // Inside of the mock, these names mean something else.
        let isHidden = ["_", "self", "newValue"].contains(parameter.name)
        let local = isHidden ? "argument\(place + 1)" : parameter.name
        name = ReservedWords.escaped(local)
        let label = parameter.label.map { ReservedWords.escapedLabel($0) } ?? "_"
        let ownName = ReservedWords.escapedLabel(local)
        // A single name in a subscript is not a label.
        let isOneName = requirement.kind == .subscript ? parameter.label == nil : parameter.label == local
        let names = isOneName ? ownName : "\(label) \(ownName)"
        declaration = names + ": " + texts.spelling(spelled) + (parameter.isVariadic ? "..." : "")

        let isAutoclosure = spelled.isParameter(saying: "@autoclosure")
        let bare = spelled.withoutParameterWords
        let isFunction = bare.isFunction || resolved.canonical.withoutParameterWords.isFunction
        isNonescaping = isFunction && !spelled.isEscaping
        isSendableFunction = isFunction && spelled.hasAttributeOfActors
        let needsCopy = spelled.isParameter(saying: "borrowing") || spelled.isParameter(saying: "__shared")
        if isAutoclosure, case .function(let function) = bare.unattributed,
            requirement.canEvaluate(function)
        {
            use = generics.mentionsPack(bare) ? .left : .recorded
            type = texts.spelling(generics.erased(function.result))
            let marks = CallEffects(isAsync: function.isAsync, throwing: function.throwing).markers
            expression = (marks.isEmpty ? "" : marks + " ") + name + "()"
            return
        }
        expression = isInout ? "&" + name : needsCopy ? "copy " + name : name
        let held = parameter.isVariadic ? TypeExpression.array(bare) : bare.heldWithoutName
        let erased = generics.erased(held)
        type = isInout ? "inout " + texts.spelling(bare) : texts.spelling(erased)
        if isInout {
            use = generics.mentions(bare) ? .left : .handed
        } else if isFunction, !spelled.isEscaping || isAutoclosure {
            use = erased == .any || generics.mentionsPack(bare) ? .left : .handed
        } else {
            use = generics.mentionsPack(bare) ? .left : .recorded
        }
    }
}

/// The types with which a stub replaces the generic parameters of a function.
struct ErasedGenerics {
    /// `any P` for `T: P`, and `Any` for a parameter whose constraints are not all known to be protocols.
    private let types: [String: TypeExpression]
    private let packs: Set<String>

    init(_ requirement: ProtocolRequirement, _ part: MockedProtocol.Part, _ texts: MockTexts) {
        var types: [String: TypeExpression] = [:]
        for parameter in requirement.genericParameters {
            let bounds = requirement.bounds(of: parameter).flatMap { part.spelled($0).members }
            let areProtocols = bounds.allSatisfy { bound in
                guard case .named(let components) = bound else { return false }
                return texts.isProtocol(components) || components.map(\.name) == ["AnyObject"]
            }
            let constraint = bounds.count == 1 ? bounds[0] : .composition(bounds)
            types[parameter.name] = bounds.isEmpty || !areProtocols ? .any : .existential(constraint)
        }
        self.types = types
        packs = Set(requirement.genericParameters.filter { $0.kind == .pack }.map(\.name))
    }

    /// Whether a type mentions one of the parameters, or is or contains `some P`.
    func mentions(_ type: TypeExpression) -> Bool {
        type.containsOpaque || type.containsName { types[$0[0].name] != nil }
    }

    func mentionsPack(_ type: TypeExpression) -> Bool { type.containsName { packs.contains($0[0].name) } }

    /// The type to which every value of a type converts for any generic arguments: `[any P]` for `[T]`.
    func erased(_ type: TypeExpression) -> TypeExpression {
        guard mentions(type) else { return type }
        switch type {
        case .named(let components) where components.count == 1 && components[0].isPlain:
            return types[components[0].name] ?? .any
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(wrapped))
        case .array(let element): return .array(erased(element))
        case .dictionary(let key, let value) where !mentions(key):
            return .dictionary(key: key, value: erased(value))
        case .opaque(let constraint): return .existential(constraint.withoutOpaqueArguments)
        case .metatype(let instance):
            guard case .existential(let constraint) = erased(instance) else { return .metatype(.any) }
            return .existential(.metatype(constraint))
        case .function(var function) where !function.parameters.contains(where: { mentions($0.type) }):
            function.result = erased(function.result)
            if case .error(let error) = function.throwing, mentions(error) { function.throwing = .anyError }
            return .function(function)
        case .attributed(let attributes, let base):
            let base = erased(base)
            return base == .any ? base : .attributed(attributes, base)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return erased(elements[0].type)
        case .named, .member, .dictionary, .inlineArray, .tuple, .function, .existential,
            .composition, .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer,
            .placeholder:
            return .any
        }
    }
}

extension ProtocolRequirement {
    /// Whether a mock of the requirement can call an autoclosure with the effects of a function type.
    fileprivate func canEvaluate(_ function: FunctionTypeExpression) -> Bool {
        (function.throwing == .never || throwing == .anyError) && (!function.isAsync || isAsync)
    }
}

extension TypeExpression {
    /// The specifiers that describe how a parameter is passed, rather than its value.
    private static let parameterWords: Set<TypeAttribute> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__shared", "__owned", "_const",
        "@escaping", "@autoclosure", "@noescape",
    ]

    fileprivate var withoutParameterWords: TypeExpression {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !Self.parameterWords.contains($0) }
        return kept.isEmpty ? base.withoutParameterWords : .attributed(kept, base)
    }

    /// Whether the type of a function restricts where it may be called: any attribute does, except for those of
    /// parameters and conventions.
    fileprivate var hasAttributeOfActors: Bool {
        guard case .attributed(let attributes, _) = withoutParameterWords else { return false }
        return !attributes.allSatisfy(AttributesWithoutSendability.ofFunctionTypes.contains)
    }

    fileprivate var unattributed: TypeExpression {
        guard case .attributed(_, let base) = self else { return self }
        return base.unattributed
    }

    /// The type of a stored value: `T?` for `T!`.
    fileprivate var heldWithoutName: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        return mappingParts(\.heldWithoutName)
    }

    /// Whether it is or contains `some P`.
    fileprivate var containsOpaque: Bool {
        if case .opaque = self { return true }
        var isFound = false
        _ = mappingParts { part in
            isFound = isFound || part.containsOpaque
            return part
        }
        return isFound
    }

    /// The constraint of an existential type: `Sequence` for `Sequence<some P>`.
    fileprivate var withoutOpaqueArguments: TypeExpression {
        replacingNames { components in
            .named(components.map { $0.arguments.contains(where: \.containsOpaque) ? .init($0.name) : $0 })
        }
    }

    static let any = TypeExpression.named([TypeNameComponent("Any")])
}
