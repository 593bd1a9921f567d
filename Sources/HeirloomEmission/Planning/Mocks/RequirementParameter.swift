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

    /// - Parameter mayThrow: Returns whether the requirement can evaluate an autoclosure with these effects.
    init(
        _ parameter: ParameterDeclaration,
        at place: Int,
        ofSubscript isOfSubscript: Bool,
        type resolved: ResolvedType,
        _ generics: ErasedGenerics,
        evaluating mayThrow: (_ isThrowing: Bool, _ isAsync: Bool) -> Bool,
        spelling: (TypeExpression) -> String
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
        let isOneName = isOfSubscript ? parameter.label == nil : parameter.label == local
        let names = isOneName ? ownName : "\(label) \(ownName)"
        declaration = names + ": " + spelling(spelled) + (parameter.isVariadic ? "..." : "")

        let isAutoclosure = spelled.isParameter(saying: "@autoclosure")
        let bare = spelled.withoutParameterWords
        let isFunction = bare.isFunction || resolved.canonical.withoutParameterWords.isFunction
        isNonescaping = isFunction && !spelled.isEscaping
        isSendableFunction = isFunction && spelled.hasAttributeOfActors
        let needsCopy = spelled.isParameter(saying: "borrowing") || spelled.isParameter(saying: "__shared")
        if isAutoclosure, case .function(let function) = bare.unattributed,
            mayThrow(function.throwing != .never, function.isAsync)
        {
            use = generics.mentionsPack(bare) ? .left : .recorded
            type = spelling(generics.erased(function.result))
            let marks = CallEffects(isAsync: function.isAsync, throwing: function.throwing).markers
            expression = (marks.isEmpty ? "" : marks + " ") + name + "()"
            return
        }
        expression = isInout ? "&" + name : needsCopy ? "copy " + name : name
        let held = parameter.isVariadic ? TypeExpression.array(bare) : bare.heldWithoutName
        let erased = generics.erased(held)
        if isInout {
            use = generics.mentions(bare) ? .left : .handed
            type = "inout " + spelling(bare)
        } else if isFunction, !spelled.isEscaping || isAutoclosure {
            use = erased == .any || generics.mentionsPack(bare) ? .left : .handed
            type = spelling(erased)
        } else {
            use = generics.mentionsPack(bare) ? .left : .recorded
            type = spelling(erased)
        }
    }
}

extension TypeExpression {
    /// The specifiers that describe how a parameter is passed, rather than its value.
    private static let parameterWords: Set<TypeAttribute> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__shared", "__owned", "_const",
        "@escaping",
        "@autoclosure", "@noescape",
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
}
