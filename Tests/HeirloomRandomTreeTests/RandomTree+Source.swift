/// The source text of a tree's modules, and all names in it.
///
/// Every name contains the seed, so that a program can contain many trees.
extension RandomTree {
    static let moduleBelow = "Below"
    /// A module next to the one below, which is empty in valid trees.
    static let moduleBeside = "Beside"
    static let module = "App"
    /// The file of services and contracts, which never contains errors of its own.
    static let typesFile = "Types.swift"

    /// The source of a declaration, with marks where diagnostics may be reported.
    struct SourceBlock: Sendable {
        var module: String
        /// The file's name within the module.
        var file: String
        var lines: [String]
    }

    func serviceName(_ service: Int) -> String { "Service\(seed)n\(service)" }
    func contractName(_ contract: Int) -> String { "Contract\(seed)n\(contract)" }
    /// The class whose objects closures build.
    var madeName: String { "Made\(seed)" }
    func declaredName(_ scope: Int) -> String { "Scope\(seed)n\(declaration(of: scope))" }

    /// Returns the name with the argument of a generic type.
    func scopeName(_ scope: Int) -> String { scopeName(scope, within: nil) }

    private func scopeName(_ scope: Int, within context: Int?) -> String {
        guard let argument = scopes[scope].argument else { return declaredName(scope) }
        return "\(declaredName(scope))<\(argumentName(argument, within: context))>"
    }

    /// Returns the name with the enclosing type.
    ///
    /// - Parameter context: The scope whose declaration contains the name, if any.
    func fullScopeName(_ scope: Int, within context: Int? = nil) -> String {
        let name = scopeName(scope, within: context)
        return scopes[scope].isNested ? "\(outerName(scope)).\(name)" : name
    }

    /// Returns the full name without the argument of a generic type, for use in an extension.
    func fullDeclaredName(_ scope: Int) -> String {
        let name = declaredName(scope)
        return scopes[scope].isNested ? "\(outerName(scope)).\(name)" : name
    }

    private func outerName(_ scope: Int) -> String { "Outer\(seed)n\(declaration(of: scope))" }

    /// Returns the type as a user would spell it.
    ///
    /// - Parameter context: The scope whose declaration contains the type, if any.
    func spelling(of value: Value, erasedArgument: String? = nil, within context: Int? = nil) -> String {
        switch value {
        case .service(let service): return argumentName(service, within: context)
        case .contract(let contract): return "any \(contractName(contract))"
        case .scope(let scope): return fullScopeName(scope, within: context)
        case .collection(let collected, let isKeyed):
            return "[\(isKeyed ? "String: " : "")any \(collectedName(collected))]"
        case .other(let name): return name
        case .optional(let wrapped):
            let spelled = spelling(of: wrapped, erasedArgument: erasedArgument, within: context)
            return Self.wantsParentheses(wrapped) ? "(\(spelled))?" : "\(spelled)?"
        case .builder(let kind, let scope):
            if kind.isFunction {
                return function(kind, of: scope, parameters: erasedArgument, within: context)
            }
            let name = fullScopeName(scope, within: context)
            let arguments = "\(erasedArgument ?? "\(name).ForwardedProperties"), \(name)"
            switch kind {
            case .plain: return "Instantiator<\(name)>"
            case .sendable: return "SendableInstantiator<\(name)>"
            case .erased: return "ErasedInstantiator<\(arguments)>"
            case .sendableErased: return "SendableErasedInstantiator<\(arguments)>"
            case .function, .sendableFunction: preconditionFailure("a function is no instantiator")
            }
        }
    }

    /// Whether the optional of a type needs parentheses, as for `any P` or a function.
    private static func wantsParentheses(_ value: Value) -> Bool {
        switch value {
        case .contract: true
        case .builder(let kind, _): kind.isFunction
        case .service, .scope, .collection, .optional, .other: false
        }
    }

    /// Returns the type of a function that builds a scope from its forwarded properties.
    private func function(
        _ kind: BuilderKind,
        of scope: Int,
        parameters: String?,
        within context: Int?
    ) -> String {
        // A type that is specialized with its owner is spelled as in its own declaration, whose parameter has the same
        // name. Elsewhere, a service may happen to be the argument.
        let isSpecialized = context.map { scopes[$0].argument == scopes[scope].argument } ?? false
        let declaration = isSpecialized ? declaration(of: scope) : nil
        let forwarded = scopes[declaration ?? scope].forwarded.map { property in
            let type = spelling(of: property.key.value, within: declaration)
            return "_ \(Self.escaped(property.key.label)): \(type)"
        }
        let parameters = parameters ?? "(\(forwarded.joined(separator: ", ")))"
        return (kind.isSendable ? "@Sendable " : "")
            + "\(parameters)\(spelling(of: effects(of: scope))) -> \(fullScopeName(scope, within: context))"
    }

    /// Every declaration, those of the module below first.
    var sourceBlocks: [SourceBlock] {
        let types =
            [failureLines, madeLines]
            + (0..<contractCount).map { ["public protocol \(contractName($0)): Sendable {}"] }
            + (0..<Self.collectedCount).map { ["public protocol \(collectedName($0)): Sendable {}"] }
            + services.indices.map(lines(ofService:))
        return types.map { SourceBlock(module: Self.moduleBelow, file: Self.typesFile, lines: $0) }
            + declaredScopes.map { scope in
                SourceBlock(
                    module: module(ofScope: scope),
                    file: "File\(scopes[scope].file).swift",
                    lines: lines(ofScope: scope)
                )
            }
            + additions.map { SourceBlock(module: $0.module, file: $0.file, lines: $0.lines) }
    }

    private func lines(ofService index: Int) -> [String] {
        let service = services[index]
        let name = serviceName(index)
        let access = service.isPublic ? "public " : ""
        let contracts = service.conforms ? (0..<Self.contractCount).map(contractName) : []
        let listed = service.listed.map { "\(contractName($0)).self" }.joined(separator: ", ")
        let attribute = "@Instantiable(fulfillingAdditionalTypes: [\(listed)])"
        if service.isInstantiable, !service.isExtended {
            let inherited = (["Instantiable"] + contracts).joined(separator: ", ")
            return [attribute]
                + ["\(access)final class \(Mark.service(index).text)\(name): \(inherited) {}"]
        }
        let inherited = contracts.isEmpty ? "" : ": " + contracts.joined(separator: ", ")
        let plain = ["\(access)final class \(name)\(inherited) { \(access)init() {} }"]
        guard service.isInstantiable else { return plain }
        return plain + [
            attribute,
            "extension \(Mark.service(index).text)\(name): Instantiable {",
            "    \(access)static func instantiate() -> \(name) { \(name)() }",
            "}",
        ]
    }
}

// MARK: Scopes

extension RandomTree {
    private func lines(ofScope index: Int) -> [String] {
        let scope = scopes[index]
        let access = isBelow(index) ? "public " : ""
        var lines = scope.isNested ? ["\(access)enum \(outerName(index)) {"] : []
        if !scope.isExtended {
            lines += [attribute(ofScope: index)]
        }
        lines += [head(ofScope: index, access: access)]
        lines += scope.properties.map { property in
            let attribute = scope.isExtended ? "" : "\(self.attribute(of: property, in: index)) "
            let mark = scope.isExtended ? "" : Mark.property(property.key.label, in: index).text
            let label = Self.escaped(property.key.label)
            let type =
                "\(Mark.type(of: property.key.label, in: index).text)\(spelling(of: property, in: index))"
            let isNarrow =
                if case .service(let service) = property.key.value { !services[service].isPublic } else {
                    false
                }
            return "    \(attribute)\(isNarrow ? "" : access)let \(mark)\(label): \(type)"
        }
        lines += scope.mistakes.map { "    \($0)" }
        if scope.hasWrittenInitializer {
            lines += initializer(ofScope: index, access: scope.initializerAccess ?? access)
        }
        lines += scope.isNested ? ["}", "}"] : ["}"]
        return lines + (scope.isExtended ? instantiate(ofScope: index, access: access) : [])
    }

    /// If the root is detected rather than marked, only the first scope may be a root.
    private func attribute(ofScope index: Int) -> String {
        let isRoot =
            if isRootMarked { index == 0 ? "isRoot: true" : nil } else { index == 0 ? nil : "isRoot: false" }
        return Self.attribute("@Instantiable", [isRoot] + argumentsOfAnyScope(index))
    }

    /// Returns the arguments of the attribute that apply to types and to extensions.
    private func argumentsOfAnyScope(_ index: Int) -> [String?] {
        let listed = scopes[index].listed.sorted().map { "\(collectedName($0)).self" }
        return [
            listed.isEmpty ? nil : "fulfillingAdditionalTypes: [\(listed.joined(separator: ", "))]",
            scopes[index].key.map { "key: \"\($0)\"" },
            scopes[index].isDoubled ? "generateMock: true" : nil,
        ]
    }

    private func head(ofScope index: Int, access: String) -> String {
        let scope = scopes[index]
        let kind =
            switch scope.kind {
            case .structure: "struct"
            case .finalClass: "final class"
            case .plainClass: "class"
            case .actor: "actor"
            }
        let isolation = scope.isMainActor ? "@MainActor " : ""
        let sendable = scope.isSendable && scope.kind != .actor ? ["@unchecked Sendable"] : []
        let inherited =
            (scope.superclass.map { [$0] } ?? []) + (scope.isExtended ? [] : ["Instantiable"])
            + scope.contracts.sorted().map(contractName) + scope.listed.sorted().map(collectedName)
            + scope.conformances + sendable
        let mark = scope.isExtended ? "" : Mark.scope(index).text
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let parameter = scope.argument == nil ? "" : "<\(Self.parameterName): Sendable>"
        return "\(isolation)\(access)\(kind) \(mark)\(declaredName(index))\(parameter)\(clause) {"
    }

    private func initializer(ofScope index: Int, access: String) -> [String] {
        let properties = scopes[index].properties
        let parameters = properties.map { "\($0.key.label): \(parameterSpelling(of: $0, in: index))" }
        let isEffectful = !scopes[index].isExtended
        let effects = isEffectful ? spelling(of: scopes[index].effects) : ""
        return ["    \(access)init(\(parameters.joined(separator: ", ")))\(effects) {"]
            + (isEffectful ? effectLines(ofScope: index) : []).map { "        " + $0 }
            + properties.map { property in
                let label = Self.escaped(property.key.label)
                return "        self.\(label) = \(label)"
            } + ["    }"]
    }

    private func instantiate(ofScope index: Int, access: String) -> [String] {
        let properties = scopes[index].properties
        let parameters = properties.map { property in
            "\(Mark.property(property.key.label, in: index).text)\(property.key.label): \(parameterSpelling(of: property, in: index))"
        }
        let arguments = properties.map { "\($0.key.label): \(Self.escaped($0.key.label))" }
        let name = scopeName(index)
        let effects = spelling(of: scopes[index].effects)
        return [
            Self.attribute("@Instantiable", argumentsOfAnyScope(index)),
            "extension \(Mark.scope(index).text)\(name): Instantiable {",
            "    \(access)static func instantiate(\(parameters.joined(separator: ", ")))\(effects) -> \(name) {",
        ]
            + effectLines(ofScope: index).map { "        " + $0 }
            + ["        return \(name)(\(arguments.joined(separator: ", ")))", "    }", "}"]
    }

    private static func escaped(_ label: String) -> String { label == "default" ? "`default`" : label }

    private func spelling(of property: Property, in scope: Int) -> String {
        spelling(of: property.key.value, erasedArgument: property.wrongArgument, within: scope)
    }

    private func parameterSpelling(of property: Property, in scope: Int) -> String {
        let isFunction = if case .builder(let kind, _) = property.key.value { kind.isFunction } else { false }
        return (isFunction ? "@escaping " : "") + spelling(of: property, in: scope)
    }

    private func attribute(of property: Property, in scope: Int) -> String {
        switch property.role {
        case .instantiated(by: .closure(let keys)):
            return "@Instantiated(\(closure(keys, for: property.key.label, in: scope)))"
        case .instantiated(let named):
            let fulfilling =
                named.flatMap { spelling(of: $0, within: scope) }
                ?? erasedProduct(of: property.key.value).map { fullScopeName($0, within: scope) }
            let arguments = [
                fulfilling.map { "fulfilledByType: \"\($0)\"" },
                property.isErased ? "erasedToConcreteExistential: true" : nil,
                property.lifetime.map { "lifetime: .\($0.rawValue)" },
                property.isConcurrent ? "concurrently: true" : nil,
                named.flatMap(choice(of:)),
                property.isOnlyIfAvailable ? "onlyIfAvailable: true" : nil,
                property.isLocal ? "isLocal: true" : nil,
            ]
            return Self.attribute("@Instantiated", arguments)
        case .forwarded: return Self.attribute("@Forwarded", [property.isLocal ? "isLocal: true" : nil])
        case .received: return "@Received"
        case .receivedIfAvailable: return "@Received(onlyIfAvailable: true)"
        case .renamed(let source, let isOnlyIfAvailable):
            let type = spelling(of: source.value, within: scope)
            let quoted = type.contains(" ") ? "(\(type))" : type
            let flag = isOnlyIfAvailable ? ", onlyIfAvailable: true" : ""
            return "@Received(fulfilledByDependencyNamed: \"\(source.label)\", ofType: \(quoted).self\(flag))"
        }
    }

    private static func attribute(_ name: String, _ arguments: [String?]) -> String {
        let written = arguments.compactMap(\.self).joined(separator: ", ")
        return written.isEmpty ? name : "\(name)(\(written))"
    }

    private func spelling(of name: Property.Name, within context: Int) -> String? {
        switch name {
        case .service(let service): serviceName(service)
        case .scope(let scope): fullScopeName(scope, within: context)
        case .closure, .elements: nil
        case .unknown(let name), .addition(let name): name
        }
    }

    private func choice(of name: Property.Name) -> String? {
        guard case .elements(let chosen) = name else { return nil }
        return "collecting: [\(chosen.map { "\"\(fullScopeName($0))\"" }.joined(separator: ", "))]"
    }

    /// Returns the scope that an erased builder builds, which its type does not name.
    private func erasedProduct(of value: Value) -> Int? {
        switch value {
        case .builder(let kind, let scope): kind.isErased ? scope : nil
        case .optional(let wrapped): erasedProduct(of: wrapped)
        case .service, .contract, .scope, .collection, .other: nil
        }
    }

    private func closure(_ keys: [Key], for label: String, in scope: Int) -> String {
        let parameters = keys.map { key in
            let mark = Mark.parameter(key.label, for: label, in: scope).text
            return "\(mark)\(Self.escaped(key.label)): \(spelling(of: key.value, within: scope))"
        }
        let parts = keys.map { "\(Self.escaped($0.label)) as Any" }.joined(separator: ", ")
        let signature = keys.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
        return "{ \(signature)\(madeName)([\(parts)]) }"
    }

    /// The class whose objects closures build. Its mirror shows its parts by number.
    private var madeLines: [String] {
        [
            "public final class \(madeName): CustomReflectable, @unchecked Sendable {",
            "    private let parts: [Any]",
            "    public init(_ parts: [Any]) { self.parts = parts }",
            "    public var customMirror: Mirror {",
            "        Mirror(self, children: parts.enumerated().map { (label: \"\\($0)\", value: $1) })",
            "    }",
            "}",
        ]
    }
}
