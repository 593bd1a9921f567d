/// The stable name of a kind of diagnostic, printed at the end of its message as `[missing-dependency]`.
package enum DiagnosticID: String, Hashable, Sendable, Codable, CaseIterable {
    // What needs more than one declaration, and so the generator, to be seen.
    /// A received property that no ancestor provides.
    case missingDependency = "missing-dependency"
    /// An instantiated property whose type nothing fulfils.
    case nothingFulfills = "nothing-fulfills"
    /// An instantiated property whose type exists but is not `@Instantiable`.
    case notInstantiable = "not-instantiable"
    /// Two types that fulfil the type of a reached property.
    case ambiguousFulfillment = "ambiguous-fulfillment"
    /// A name that stands for several types.
    case ambiguousName = "ambiguous-name"
    /// Two declarations of one instantiable type.
    case duplicateType = "duplicate-type"
    /// Two `instantiate` functions for one type, in different extensions.
    case duplicateInstantiate = "duplicate-instantiate"
    /// Two configurations in one module.
    case duplicateConfiguration = "duplicate-configuration"
    /// Types that instantiate one another eagerly.
    case instantiationCycle = "instantiation-cycle"
    /// Siblings of one scope that need one another.
    case siblingCycle = "sibling-cycle"
    /// An eager `@Instantiated` of a type with forwarded properties.
    case eagerForwarding = "eager-forwarding"
    /// A first generic argument of an erased instantiator that is not the product's `ForwardedProperties`.
    case wrongForwardedProperties = "wrong-forwarded-properties"
    /// `isRoot: true` on a type that cannot be a root.
    case notARoot = "not-a-root"
    /// A root whose class inherits, or whose protocol requires, the `init()` it would get.
    case inheritedRootInitializer = "inherited-root-initializer"
    /// A candidate for a root that was dropped, and what it lacks.
    case droppedRoot = "dropped-root"
    /// A type that is not visible where it must be built.
    case inaccessibleType = "inaccessible-type"
    /// An initializer in an extension beside the macro's.
    case initializerInExtension = "initializer-in-extension"
    /// A captured value that is not `Sendable`.
    case notSendable = "not-sendable"
    /// Something built in an isolation that is not its own.
    case isolationMismatch = "isolation-mismatch"
    /// A root in a module that does not run the plugin.
    case pluginNotApplied = "plugin-not-applied"
    /// A value of the scope under construction taken as not available.
    case unavailableUnderConstruction = "unavailable-under-construction"
    /// A file that cannot be read as Swift.
    case syntax = "syntax"
}
