import HeirloomModel
import HeirloomSyntax

/// The initializer that the macro writes for a type: `public init(x: X) { self.x = x }`.
package struct MemberwiseInitializer: Equatable, Sendable {
    /// The access level; `nil` if no modifier is needed.
    package let access: AccessLevel?
    package let properties: [InjectedProperty]
    /// Whether a superclass may have an `init()`, which it must not override.
    let standsBesideInherited: Bool

    package init(access: AccessLevel?, properties: [InjectedProperty], standsBesideInherited: Bool = false) {
        switch access {
        case .open: self.access = .public
        case .private, .fileprivate: self.access = nil
        case .internal, .package, .public, nil: self.access = access
        }
        self.properties = properties
        self.standsBesideInherited = standsBesideInherited
    }

    /// `public init(x: X)`
    package var head: String {
        let parameters = properties.map(Self.parameter).joined(separator: ", ")
        // A call without arguments finds it, although it overrides nothing.
        let inner = standsBesideInherited && properties.isEmpty ? "_: () = ()" : parameters
        return (access.map { "\($0.rawValue) " } ?? "") + "init(\(inner))"
    }

    /// One statement for each property.
    package var assignments: [String] { properties.map(Self.assignment) }

    /// The lines of the initializer, indented only within its braces.
    package var lines: [String] {
        guard !properties.isEmpty else { return ["\(head) {}"] }
        return ["\(head) {"] + properties.flatMap(Self.statement) + ["}"]
    }

    /// The assignment. Strict memory safety requires it to be marked `unsafe` if the property is `nonisolated(unsafe)`;
    /// elsewhere, the compiler would warn about the mark.
    private static func statement(_ property: InjectedProperty) -> [String] {
        let assignment = assignment(property)
        guard property.declaration.isNonisolatedUnsafe, property.declaration.wrappers.isEmpty else {
            return ["    \(assignment)"]
        }
        return [
            "    #if compiler(>=6.2) && swift(>=6) && hasFeature(StrictMemorySafety)",
            "    unsafe \(assignment)",
            "    #else",
            "    \(assignment)",
            "    #endif",
        ]
    }

    /// `x: @escaping () -> X`
    package static func parameter(_ property: InjectedProperty) -> String {
        let spelling = (property.memberwiseType ?? property.declaration.type?.type)?.parameterSpelling ?? "_"
        let type = property.isFunctionAlias ? "@escaping \(spelling)" : spelling
        return "\(ReservedWords.escapedLabel(property.label)): \(type)"
    }

    /// `self.x = x`, or `self._x = Wrapper(wrappedValue: x)`.
    ///
    /// Assigning to a wrapped property fails in actors and where the wrapped value cannot be set.
    package static func assignment(_ property: InjectedProperty) -> String {
        let value = ReservedWords.escaped(property.label)
        let wrappers = property.declaration.wrappers
        guard !wrappers.isEmpty else { return "self.\(value) = \(value)" }
        let storage = storage(ofPropertyNamed: property.label)
        if wrappers.contains(where: \.wrapsNoValue) { return "\(storage) = \(value)" }
        let wrapped = wrappers.reversed().reduce(value) { wrapped, wrapper in
            let arguments = wrapper.arguments.map(Self.furtherArguments) ?? ""
            return "\(wrapper.name.spelling)(wrappedValue: \(wrapped)\(arguments))"
        }
        return "\(storage) = \(wrapped)"
    }

    /// `self._x`, the storage of a property's wrapper.
    package static func storage(ofPropertyNamed name: String) -> String {
        "self." + ReservedWords.escaped("_" + name)
    }

    /// The arguments that are written on a wrapper, to be added after `wrappedValue`.
    private static func furtherArguments(_ arguments: [AttributeArgument]) -> String {
        arguments.map { argument in
            ", " + (argument.label.map { "\($0): " } ?? "") + argument.value.spelling
        }.joined()
    }
}

extension ArgumentValue {
    /// The value as Swift code.
    package var spelling: String {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .string(let text): "\"\(text)\""
        case .null: "nil"
        case .array(let elements): "[" + elements.map(\.value.spelling).joined(separator: ", ") + "]"
        case .metatype(let type): "\(type.type.spelling).self"
        case .other(let text): text
        }
    }
}

/// The superclass of a class, as far as its declaration shows: the first type in the inheritance clause may also be a
/// protocol.
package enum Superclass: Sendable {
    /// Structs, actors, and classes that name a protocol first or nothing at all.
    case none
    /// A name of a class or a protocol, from any module.
    case possible
    /// One of Apple's classes, with a name that no other module uses.
    case known(name: String, SDKClass)

    package init(of declaration: TypeDeclaration) {
        guard declaration.kind == .class, let first = declaration.inheritance.first?.type,
            let name = first.nominalComponents?.last?.name, name != "Instantiable", !Self.isAttributed(first)
        else {
            self = .none
            return
        }
        let known = SDKType.named(name)
        if let known, known.hasPrefix, let facts = known.classFacts, facts.plainInitializer != .unknown {
            self = .known(name: name, facts)
        } else {
            // SwiftUI's protocols have names that others give to classes.
            let isProtocol = known.map { $0.isProtocol && !$0.modules.contains(.swiftUI) } ?? false
            self = isProtocol ? .none : .possible
        }
    }

    /// Whether there may be one.
    var mayExist: Bool {
        switch self {
        case .none: false
        case .possible, .known: true
        }
    }

    /// `@unchecked Sendable`, which cannot be a class.
    private static func isAttributed(_ type: TypeExpression) -> Bool {
        if case .attributed = type { true } else { false }
    }
}

extension InstantiableType {
    /// Whether the type has no dependencies and is built by an inherited `init()`, so that no initializer is written.
    var inheritsPlainInitializer: Bool {
        guard initializable.isEmpty, valueless.isEmpty else { return false }
        let designated = (initializers + unavailableInitializers).filter { !$0.modifiers.has("convenience") }
        let labels = designated.map { $0.signature.parameters.map { $0.label ?? "_" } }
        switch Superclass(of: declaration) {
        case .none: return false
        case .known(_, let facts): return facts.passesOnInit(toClassWith: labels)
        case .possible:
            // The class overrides an initializer that only Apple's classes have. Whether it then inherits their
            // 'init()' cannot be seen here.
            let isOverridden = designated.contains { $0.modifiers.has("override") }
            if isOverridden, SDKType.areDesignated(labels) { return true }
            // An implicit 'init()' of a superclass is internal.
            return designated.isEmpty && (writtenAccess ?? .internal) <= .internal
        }
    }
}
