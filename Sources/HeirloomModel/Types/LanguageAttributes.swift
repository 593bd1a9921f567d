/// The attributes of the language itself. Any other attribute is declared in code: a global actor, a macro, a property
/// wrapper or a result builder.
package enum LanguageAttributes {
    package static let names: Set<String> = [
        "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
        "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "_addressable", "_alwaysEmitIntoClient",
        "_backDeploy", "_cdecl", "_disfavoredOverload", "_documentation", "_effects", "_exported", "_expose",
        "_extern", "_fixed_layout", "_hasStorage", "_implementationOnly", "_implements",
        "_inheritActorContext",
        "_lifetime", "_local", "_marker", "_noMetadata", "_nonSendable", "_objcImplementation",
        "_opaqueReturnTypeOf", "_optimize", "_originallyDefinedIn", "_semantics", "_silgen_name",
        "_specialize", "_spi", "_spi_available", "_staticInitializeObjCMetadata", "_transparent",
        "_unavailableFromAsync", "_unsafeInheritExecutor", "abi", "attached", "autoclosure", "available",
        "backDeployed", "c", "concurrent", "convention", "derivative", "differentiable", "discardableResult",
        "dynamicCallable", "dynamicMemberLookup", "escaping", "execution", "export", "freestanding",
        "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "lifetime", "main",
        "noDerivative", "noescape", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "requires_stored_property_inits", "resultBuilder", "retroactive", "rethrows", "reasync", "safe",
        "section", "specialize", "specialized", "testable", "transpose", "unchecked", "unknown", "unsafe",
        "usableFromInline", "used", "warn_unqualified_access",
    ]
}
