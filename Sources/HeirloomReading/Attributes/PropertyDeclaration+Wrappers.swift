import HeirloomModel

extension PropertyDeclaration {
    /// Attributes of the language and of well-known macros that store nothing themselves.
    private static let plainAttributes: Set<String> = [
        "available", "backDeployed", "export", "GKInspectable", "IBInspectable", "IBOutlet", "inlinable",
        "MainActor", "nonobjc", "NSManaged", "objc", "ObservationIgnored", "ObservationTracked",
        "preconcurrency", "spi", "_spi", "unsafe", "safe", "usableFromInline", "warn_unqualified_access",
    ]

    /// The property wrappers, outermost first: all attributes of a `var` that are not known to be of another kind.
    package var wrappers: [AttributeUse] {
        guard isVariable else { return [] }
        return attributes.filter { attribute in
            DependencyAttribute(attribute) == nil && !Self.plainAttributes.contains(attribute.baseName)
        }
    }

    /// Whether something other than the initializer gives the property its value.
    ///
    /// `var x: X = y`, `var x: X?`, and any property with an attribute that may be a wrapper or a macro.
    var hasValue: Bool {
        if initialValue != nil { return true }
        let storing = attributes.filter { !Self.plainAttributes.contains($0.baseName) }
        let beginnings = storing.map { SDKType.named($0.baseName)?.wrapper ?? .itself }
        if beginnings.contains(.reference) { return false }
        if zip(storing, beginnings).contains(where: { $1 == .itself || $0.arguments != nil }) { return true }
        guard isVariable, let type = type?.type else { return false }
        switch type {
        case .optional, .implicitlyUnwrapped:
            return true
        case .named, .member, .array, .dictionary, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return false
        }
    }

    package var isTypeProperty: Bool {
        modifiers.contains { $0.keyword == "static" || $0.keyword == "class" }
    }

    /// `(a, b)`
    package var isPattern: Bool { name == "_" || name.utf8.first == UInt8(ascii: "(") }
}

extension AttributeUse {
    /// Whether it is a wrapper of the SDK without an `init(wrappedValue:)`, so that an initializer takes the wrapper
    /// itself.
    var wrapsNoValue: Bool { baseName == "Binding" }
}
