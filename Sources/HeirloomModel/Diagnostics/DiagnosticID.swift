/// The stable id of a kind of diagnostic, printed at the end of its message as `[missing-dependency]`.
package enum DiagnosticID: String, Hashable, Sendable, Codable, CaseIterable {
    // Mistakes that may involve several declarations. The macros report only those that one of them reveals.
    /// A received property that no ancestor provides.
    case missingDependency = "missing-dependency"
    /// A received property that an ancestor restricts to itself and the types that it builds directly.
    case localDependency = "local-dependency"
    /// An instantiated property whose type nothing fulfills.
    case nothingFulfills = "nothing-fulfills"
    /// An instantiated property whose type exists but is not `@Instantiable`.
    case notInstantiable = "not-instantiable"
    /// A property whose value is not of its type, or a type in `fulfillingAdditionalTypes` that is not fulfilled.
    case notConvertible = "not-convertible"
    /// Several types that fulfill the type of a reached property.
    case ambiguousFulfillment = "ambiguous-fulfillment"
    /// An element of a dictionary without a key of the required type.
    case missingKey = "missing-key"
    /// Several elements of a dictionary with the same key.
    case duplicateKey = "duplicate-key"
    /// `collecting` on a property that is not a collection, or with a duplicate name.
    case needlessCollecting = "needless-collecting"
    /// A name that refers to several types.
    case ambiguousName = "ambiguous-name"
    /// Several declarations of one instantiable type, or several `instantiate` functions for one type.
    case duplicateType = "duplicate-type"
    /// A configuration that is not at file scope or not the only one of its module, or that contains an unknown
    /// setting, a text that is not the id of a warning, or one that is both raised and silenced.
    case invalidConfiguration = "invalid-configuration"
    /// Types that instantiate one another eagerly.
    case instantiationCycle = "instantiation-cycle"
    /// Siblings in one scope that depend on one another.
    case siblingCycle = "sibling-cycle"
    /// An eager `@Instantiated` of a type with forwarded properties.
    case eagerForwarding = "eager-forwarding"
    /// A builder whose parameters or generic argument are not the forwarded properties of its product.
    case mismatchedParameters = "mismatched-parameters"
    /// A builder whose type does not allow the effects of building its product.
    case effectfulBuilder = "effectful-builder"
    /// A lifetime on anything but a function without parameters.
    case lifetimeWithoutFunction = "lifetime-without-function"
    /// A weak lifetime for a value that is not known to be an object.
    case weakValue = "weak-value"
    /// A root that suspends, throws or takes parameters although the system or a protocol calls its `init()`.
    case effectfulRoot = "effectful-root"
    /// `isRoot: true` on a type that cannot be a root.
    case notARoot = "not-a-root"
    /// A root whose class inherits, or whose protocol requires, the `init()` that would be generated.
    case inheritedRootInitializer = "inherited-root-initializer"
    /// Generic types that request one another with ever larger arguments.
    case endlessGenerics = "endless-generics"
    /// A type that is less accessible than the code that builds it or passes it on.
    case inaccessibleType = "inaccessible-type"
    /// An initializer in an extension with the same parameters as the generated one.
    case initializerInExtension = "initializer-in-extension"
    /// An instantiable class with an instantiable superclass.
    case instantiableSuperclass = "instantiable-superclass"
    /// A non-Sendable value that would cross from one isolation to another.
    case notSendable = "not-sendable"
    /// A type that is built in an isolation other than its own.
    case isolationMismatch = "isolation-mismatch"
    /// A tree that depends on too many conditions.
    case tooManyConditions = "too-many-conditions"
    /// A condition that generated code cannot repeat.
    case hiddenCondition = "hidden-condition"
    /// A file that does not parse.
    case syntax = "syntax"

    // Mistakes within a single declaration. The macros and the generator report them.
    /// `@Instantiable` on an enum or a protocol.
    case unbuildableKind = "unbuildable-kind"
    /// `@Instantiable` without conformance to `Instantiable`.
    case missingConformance = "missing-conformance"
    /// A generic type of which no specialization can be built, or which requests a double.
    case unsupportedGenerics = "unsupported-generics"
    /// An instantiable type that generated files cannot name.
    case unreachableType = "unreachable-type"
    /// `isRoot: true` on a type with received properties.
    case rootReceives = "root-receives"
    /// A property with several of Heirloom's attributes.
    case severalDependencyAttributes = "several-dependency-attributes"
    /// A dependency that is `static`, computed, initialized, or without an explicit type.
    case unsupportedProperty = "unsupported-property"
    /// A dependency whose name is reserved by Swift.
    case reservedName = "reserved-name"
    /// A dependency under `#if`, in a type whose members depend on too many conditions.
    case conditionalDependency = "conditional-dependency"
    /// A dependency outside an instantiable type.
    case strayDependency = "stray-dependency"
    /// A dependency that is a `var` without a property wrapper.
    case mutableDependency = "mutable-dependency"
    /// `onlyIfAvailable` on a property that is not optional.
    case onlyIfAvailableNotOptional = "only-if-available-not-optional"
    /// An optional in `fulfillingAdditionalTypes`, or in `ofType` combined with `onlyIfAvailable`.
    case needlessOptional = "needless-optional"
    /// An erased instantiator without `fulfilledByType`.
    case erasedInstantiatorWithoutType = "erased-instantiator-without-type"
    /// `fulfilledByType` on an instantiator whose type already names its product.
    case instantiatorFulfilledByType = "instantiator-fulfilled-by-type"
    /// A closure or function that builds a property but does not declare its parameter or result types.
    case untypedFactory = "untyped-factory"
    /// An argument that determines what is built, combined with a closure.
    case factoryWithType = "factory-with-type"
    /// A renaming that changes neither the name nor the type.
    case renamedToItself = "renamed-to-itself"
    /// An argument that cannot be read from source: an expression, or a text that is not a list of attributes or a
    /// condition.
    case unreadableArgument = "unreadable-argument"
    /// A text that should name a type, a property or a module, but is not a valid name.
    case unreadableName = "unreadable-name"
    /// A handwritten initializer that does not take all dependencies, or takes one as a different type.
    case incompleteInitializer = "incomplete-initializer"
    /// An initializer or `instantiate` that generated code cannot call: it is `private` or `fileprivate`, requires
    /// values other than dependencies, or is failable, generic or `rethrows`.
    case unusableInitializer = "unusable-initializer"
    /// A type that needs a handwritten initializer, because the macro cannot generate one.
    case missingInitializer = "missing-initializer"
    /// An instantiable extension without a static `instantiate` that returns the extended type.
    case unusableInstantiate = "unusable-instantiate"
    /// An instantiable extension of only some specializations.
    case constrainedExtension = "constrained-extension"
    /// `mockOnly: true` combined with an argument that it excludes.
    case contradictoryMockOnly = "contradictory-mock-only"
    /// A declaration that requires a handwritten double but has no function of that name.
    case missingMock = "missing-mock"
    /// A handwritten double that generated code cannot call.
    case unusableMock = "unusable-mock"
    /// A handwritten function that makes calls of the generated double ambiguous.
    case ambiguousMock = "ambiguous-mock"
    /// A second handwritten double of one type.
    case duplicateMock = "duplicate-mock"
    /// A name in the configuration for which no double can be generated.
    case misnamedMock = "misnamed-mock"
    /// A protocol to mock with unknown requirements, a superclass without an initializer for a mock, or a requirement
    /// that a mock cannot implement.
    case unmockableProtocol = "unmockable-protocol"

    // Mistakes that only the macro for functions reports.
    /// `@Intercepted` on anything but a function with a body, or on a function with a result builder or a noncopyable
    /// result.
    case notInterceptable = "not-interceptable"

    // Warnings, to the end: `warnings` lists them in this order.
    /// `erasedToConcreteExistential` on a property whose value need not be wrapped.
    case needlessErasure = "needless-erasure"
    /// `concurrently` on a property whose value is built without suspending.
    case needlessConcurrency = "needless-concurrency"
    /// An object that is built for a collection and again for a property.
    case builtTwice = "built-twice"
    /// A type that conforms to the protocol of a collection but does not list it in `fulfillingAdditionalTypes`.
    case unlistedElement = "unlisted-element"
    /// A handwritten initializer of a root that takes the place of the one that would be generated.
    case handwrittenRootInitializer = "handwritten-root-initializer"
    /// A root candidate that was dropped because of a missing dependency, or because it is not marked.
    case droppedRoot = "dropped-root"
    /// A root in a module that does not use the build plugin.
    case pluginNotApplied = "plugin-not-applied"
    /// A type with hidden parts that its module cannot build for other modules, because a rule is broken below it.
    case faultyParts = "faulty-parts"
    /// An import of a module that the target does not depend on.
    case missingTargetDependency = "missing-target-dependency"
    /// A dependency, received only if available, that is `nil` because its value is still under construction.
    case unavailableUnderConstruction = "unavailable-under-construction"
    /// An additional directory whose changes the build plugin does not see.
    case untrackedDirectory = "untracked-directory"
    /// Output that is not updated until a source is fixed.
    case keptOutput = "kept-output"
    /// A received property that its type does not use.
    case unusedReceived = "unused-received"
    /// An instantiated property that nothing uses.
    case unusedInstantiated = "unused-instantiated"
    /// A forwarded property that nothing uses.
    case unusedForwarded = "unused-forwarded"
    /// An instantiable type that no root builds.
    case unbuiltType = "unbuilt-type"
    /// An object that is built although a scope above already provides one of the same type and label.
    case shadowedProvider = "shadowed-provider"
    /// A value that is built above the only type that uses it.
    case builtTooHigh = "built-too-high"
    /// A received concrete type that fulfills a protocol.
    case protocolFirst = "protocol-first"
    /// A type with more dependencies than the configured maximum.
    case manyDependencies = "many-dependencies"
    /// A comment that silences a text that is not the id of a warning.
    case unknownWarning = "unknown-warning"
    /// Attributes for a generated double although none is generated.
    case needlessMockAttributes = "needless-mock-attributes"
}

extension DiagnosticID {
    /// The ids of warnings, which can be raised or silenced.
    package static let warnings = Array(allCases.drop { $0 != .needlessErasure })

    /// The severity of the id's diagnostics, unless a warning is raised.
    package var severity: Diagnostic.Severity { Self.warnings.contains(self) ? .warning : .error }

    /// Returns advice for a text that is not the id of a warning: `did you mean 'dropped-root'?`
    package static func advice(insteadOf text: String) -> String {
        warning(near: text).map { "did you mean '\($0.rawValue)'?" }
            ?? "the warnings are \(warnings.map(\.rawValue).listed())"
    }

    /// Returns a warning whose id differs from a text only by a likely misspelling: `droped-root`.
    package static func warning(near text: String) -> DiagnosticID? {
        let letters = Array(text.lowercased().utf8)
        return warnings.first { Misspelling.distance(letters, Array($0.rawValue.utf8)) != nil }
    }

    /// The path of the page about the diagnostic, relative to the site that `.ci/site` writes.
    package var page: String { "documentation/heirloom/\(rawValue)" }
}
