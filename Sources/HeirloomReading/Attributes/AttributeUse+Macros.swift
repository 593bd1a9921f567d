import HeirloomModel

extension [AttributeUse] {
    /// The names of those that may be macros which add conformances or members that are not written.
    var macroCandidates: [String] {
        compactMap { attribute in
            let isKnown = PlainAttributes.names.contains(attribute.baseName)
            return isKnown || attribute.isHeirloom("Instantiable") ? nil : attribute.name.spelling
        }
    }
}

/// Attributes of types and initializers that add no conformance to a type of the user's and no initializer that takes
/// one: the compiler's own, and macros of Apple's and the toolchain's.
private enum PlainAttributes {
    static let names: Set<String> = [
        "IBDesignable", "MainActor", "Model", "NSApplicationMain", "Observable", "Suite", "Test",
        "UIApplicationMain", "_alwaysEmitIntoClient", "_disfavoredOverload", "_documentation",
        "_fixed_layout", "_spi", "abi", "available", "backDeployed", "concurrent", "discardableResult",
        "dynamicCallable", "dynamicMemberLookup", "export", "frozen", "globalActor", "inlinable", "inline",
        "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "requires_stored_property_inits", "resultBuilder", "safe", "specialize", "specialized",
        "testable", "unchecked", "unsafe", "usableFromInline", "warn_unqualified_access",
    ]
}
