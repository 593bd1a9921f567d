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
        var spelled = resolved.spelled
        // An associated type that a clause fixes as a function is escaping: where the requirement is declared, nothing
        // shows that it is one.
        if case .named(let components) = spelled, components.count == 1, resolved.canonical.isFunction {
            spelled = .attributed(["@escaping"], spelled)
        }
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
        let bare = spelled.withoutSpecifiers
        let isFunction = bare.isFunction || resolved.canonical.isFunction
        isNonescaping = isFunction && !spelled.isEscaping
        isSendableFunction = isFunction && spelled.hasAttributeOfActors
        let needsCopy = spelled.isParameter(saying: "borrowing") || spelled.isParameter(saying: "__shared")
        if isAutoclosure, case .function(let function) = bare.unattributed,
            function.throwing == .never || requirement.throwing == .anyError,
            !function.isAsync || requirement.isAsync
        {
            use = generics.mentionsPack(bare) ? .left : .recorded
            type = texts.spelling(generics.erased(function.result))
            let marks = CallEffects(isAsync: function.isAsync, throwing: function.throwing).markers
            expression = (marks.isEmpty ? "" : marks + " ") + name + "()"
            return
        }
        expression = isInout ? "&" + name : needsCopy ? "copy " + name : name
        let erased = generics.erased(parameter.isVariadic ? .array(bare) : bare.declarable)
        type = isInout ? "inout " + texts.spelling(bare) : texts.spelling(erased)
        let isHanded = isInout || isFunction && (!spelled.isEscaping || isAutoclosure)
        let isLeft =
            isInout ? generics.mentions(bare) : generics.mentionsPack(bare) || isHanded && erased == .any
        use = isLeft ? .left : isHanded ? .handed : .recorded
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

extension TypeExpression {
    /// Whether the type of a function restricts where it may be called: any attribute does, except for those of
    /// parameters and conventions.
    fileprivate var hasAttributeOfActors: Bool {
        guard case .attributed(let attributes, _) = withoutSpecifiers else { return false }
        return !attributes.allSatisfy(AttributesWithoutSendability.ofFunctionTypes.contains)
    }

    fileprivate var unattributed: TypeExpression {
        guard case .attributed(_, let base) = self else { return self }
        return base.unattributed
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

/// Prints types and names in mocks of protocols.
struct MockTexts {
    private let printer: TypePrinter
    /// The names of the members that answer the requirements.
    private let members: Set<String>

    init(_ printer: TypePrinter, members: Set<String>) {
        self.printer = printer
        self.members = members
    }

    /// The spelling of a type that is used for values, with `any` before protocols.
    func spelling(_ type: TypeExpression) -> String { printer.spelling(type) }

    /// The spelling of a constraint or of its subject, without `any`.
    func constraint(_ type: TypeExpression) -> String { type.spelling(name: printer.spelling) }

    func isProtocol(_ components: [TypeNameComponent]) -> Bool { printer.isConstraint(components) }

    /// The name of a type of `HeirloomMocks`, with the prefix `Heirloom` if another declaration has that name.
    func runtime(_ name: String) -> String {
        isHidden(name) || members.contains(name) ? "Heirloom" + name : name
    }

    /// The name of a type of the standard library, with its module if another declaration has that name.
    func standard(_ name: String) -> String { isHidden(name) ? "Swift." + name : name }

    /// The name of a type within the mock, with the prefix `Own` if the protocol has that name.
    func nested(_ name: String) -> String {
        printer.parameters.contains(name) || members.contains(name) ? "Own" + name : name
    }

    private func isHidden(_ name: String) -> Bool {
        printer.names.topLevel[name] != nil || printer.parameters.contains(name)
    }

    /// The texts within the declaration of generic parameters.
    func declaring(_ parameters: [String]) -> MockTexts {
        MockTexts(printer.declaring(parameters), members: members)
    }

    /// `T: P` or `U == V`, with other spellings of the types.
    func clause(
        _ requirement: GenericRequirement,
        spelling spelled: (TypeExpression) -> TypeExpression
    ) -> String {
        let subject = constraint(spelled(requirement.subject))
        if let same = requirement.sameType { return "\(subject) == \(constraint(spelled(same)))" }
        return "\(subject): \(requirement.supertype.map { constraint(spelled($0)) } ?? "AnyObject")"
    }

    /// ` where T: P, U == V`, empty for none.
    static func whereClause(_ clauses: [String]) -> String {
        clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }
}

extension [MockLine] {
    /// The lines under a condition, if there is one.
    func under(_ condition: Condition?) -> [MockLine] {
        guard let condition else { return self }
        return [MockLine(0, condition.directive)] + self + [MockLine(0, "#endif")]
    }

    /// `head { parameter in`, the lines with a further indentation, and `}`.
    static func block(_ head: String, taking parameter: String = "", _ lines: [MockLine]) -> [MockLine] {
        let indented = lines.map { MockLine($0.text.isEmpty ? 0 : $0.depth + 1, $0.text) }
        return [MockLine(0, head + " {" + parameter)] + indented + [MockLine(0, "}")]
    }
}
