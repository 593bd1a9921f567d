/// The stable name of a kind of diagnostic, printed at the end of its message as `[missing-dependency]`.
package enum DiagnosticID: String, Hashable, Sendable, Codable, CaseIterable {
    // What needs more than one declaration, and so the generator, to be seen.
    /// A received property that no ancestor provides.
    case missingDependency = "missing-dependency"
    /// A received property that an ancestor provides to itself and to what it builds directly only.
    case localDependency = "local-dependency"
    /// An instantiated property whose type nothing fulfils.
    case nothingFulfills = "nothing-fulfills"
    /// An instantiated property whose type exists but is not `@Instantiable`.
    case notInstantiable = "not-instantiable"
    /// A property that is given what is not of its type, or a listed type that is not fulfilled.
    case notConvertible = "not-convertible"
    /// A property that says that what it is given is wrapped, where a cast is what is meant.
    case needlessErasure = "needless-erasure"
    /// A property that is to be built concurrently, and whose value is there at once.
    case needlessConcurrency = "needless-concurrency"
    /// Two types that fulfil the type of a reached property.
    case ambiguousFulfillment = "ambiguous-fulfillment"
    /// A collection of which nothing is collected.
    case emptyCollection = "empty-collection"
    /// What a dictionary collects, without a key of its type.
    case missingKey = "missing-key"
    /// Several things that a dictionary collects under one key.
    case duplicateKey = "duplicate-key"
    /// `collecting` for what collects nothing.
    case needlessCollecting = "needless-collecting"
    /// An object that is built for a collection beside one that is built for a property.
    case builtTwice = "built-twice"
    /// A type that conforms to what is collected, and does not list it.
    case unlistedElement = "unlisted-element"
    /// A name that stands for several types.
    case ambiguousName = "ambiguous-name"
    /// Two declarations of one instantiable type.
    case duplicateType = "duplicate-type"
    /// Two `instantiate` functions for one type.
    case duplicateInstantiate = "duplicate-instantiate"
    /// A file that uses names of a module, or Heirloom's macros, and does not import it.
    case missingImport = "missing-import"
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
    /// A function that builds, whose parameters are not what its product is forwarded.
    case mismatchedParameters = "mismatched-parameters"
    /// A function or an instantiator that allows less than building its product does.
    case effectfulBuilder = "effectful-builder"
    /// A lifetime of what no function builds.
    case lifetimeWithoutFunction = "lifetime-without-function"
    /// Something that is kept weakly and is no object.
    case weakValue = "weak-value"
    /// A root that suspends or throws where its `init()` may not.
    case effectfulRoot = "effectful-root"
    /// `isRoot: true` on a type that cannot be a root.
    case notARoot = "not-a-root"
    /// A root whose class inherits, or whose protocol requires, the `init()` it would get.
    case inheritedRootInitializer = "inherited-root-initializer"
    /// A candidate for a root that was dropped, and what it lacks.
    case droppedRoot = "dropped-root"
    /// A generic type that lists a type in which its own parameters occur.
    case genericFulfillment = "generic-fulfillment"
    /// Generic types that ask for one another with ever larger arguments.
    case endlessGenerics = "endless-generics"
    /// A type that is not visible where it must be built.
    case inaccessibleType = "inaccessible-type"
    /// An initializer in an extension beside the macro's.
    case initializerInExtension = "initializer-in-extension"
    /// An instantiable class whose superclass is instantiable too.
    case instantiableSuperclass = "instantiable-superclass"
    /// A captured value that is not `Sendable`.
    case notSendable = "not-sendable"
    /// Something built in an isolation that is not its own.
    case isolationMismatch = "isolation-mismatch"
    /// A root in a module that does not run the plugin.
    case pluginNotApplied = "plugin-not-applied"
    /// A value of the scope under construction taken as not available.
    case unavailableUnderConstruction = "unavailable-under-construction"
    /// A tree that depends on more conditions than can be told apart.
    case tooManyConditions = "too-many-conditions"
    /// A condition that generated code cannot repeat.
    case hiddenCondition = "hidden-condition"
    /// An additional directory, in which the build plugin sees no edits.
    case untrackedDirectory = "untracked-directory"
    /// Output that is left as it was, because a source must be fixed first.
    case keptOutput = "kept-output"
    /// A file that cannot be read as Swift.
    case syntax = "syntax"

    // What lint finds in a tree that is valid.
    /// A received property that its type does nothing with.
    case unusedReceived = "unused-received"
    /// An instantiated property that nothing has.
    case unusedInstantiated = "unused-instantiated"
    /// A forwarded property that nothing has.
    case unusedForwarded = "unused-forwarded"
    /// An instantiable type that no root builds.
    case unbuiltType = "unbuilt-type"
    /// An object that is built although another of its kind is provided above.
    case shadowedProvider = "shadowed-provider"
    /// Something that is built above the only type that has it.
    case builtTooHigh = "built-too-high"
    /// A concrete type that is received although it fulfils a protocol.
    case protocolFirst = "protocol-first"
    /// A type with more dependencies than it may have.
    case manyDependencies = "many-dependencies"
    /// A comment that silences what is no warning.
    case unknownWarning = "unknown-warning"

    // What one declaration shows, and so the macros as well as the generator.
    /// `@Instantiable` on an enum or a protocol.
    case unbuildableKind = "unbuildable-kind"
    /// `@Instantiable` without conformance to `Instantiable`.
    case missingConformance = "missing-conformance"
    /// `isRoot: true` on a generic type.
    case genericRoot = "generic-root"
    /// A generic type of which no specialisation can be built.
    case unsupportedGenerics = "unsupported-generics"
    /// An instantiable type that cannot be copied.
    case noncopyableType = "noncopyable-type"
    /// An instantiable type that no generated file can name.
    case unreachableType = "unreachable-type"
    /// `isRoot: true` on a type that receives something.
    case rootReceives = "root-receives"
    /// A property with two of Heirloom's attributes.
    case severalDependencyAttributes = "several-dependency-attributes"
    /// A dependency that is `static`.
    case staticDependency = "static-dependency"
    /// A dependency that is computed.
    case computedDependency = "computed-dependency"
    /// A dependency with an initial value.
    case initializedDependency = "initialized-dependency"
    /// A dependency whose type is not written beside its name.
    case untypedDependency = "untyped-dependency"
    /// A dependency whose name Swift keeps for itself.
    case reservedName = "reserved-name"
    /// A dependency under `#if`, in a type whose members depend on too many conditions.
    case conditionalDependency = "conditional-dependency"
    /// A dependency outside an instantiable type.
    case strayDependency = "stray-dependency"
    /// A dependency that is a `var` without a property wrapper.
    case mutableDependency = "mutable-dependency"
    /// `onlyIfAvailable` on a property that is not optional.
    case onlyIfAvailableNotOptional = "only-if-available-not-optional"
    /// `ofType` with an optional type beside `onlyIfAvailable`.
    case optionalRenamedType = "optional-renamed-type"
    /// An erased instantiator without `fulfilledByType`.
    case erasedInstantiatorWithoutType = "erased-instantiator-without-type"
    /// `fulfilledByType` on an instantiator that says what it builds.
    case instantiatorFulfilledByType = "instantiator-fulfilled-by-type"
    /// What builds a property and does not say what it takes, or what it returns.
    case untypedFactory = "untyped-factory"
    /// A closure that suspends or throws, and does not say so.
    case unspelledEffect = "unspelled-effect"
    /// An argument that says what is built, beside a closure.
    case factoryWithType = "factory-with-type"
    /// A forwarded dependency whose type is less accessible than the type it is forwarded to.
    case narrowForwardedType = "narrow-forwarded-type"
    /// A rename that changes neither name nor type.
    case renamedToItself = "renamed-to-itself"
    /// An argument that cannot be read from source.
    case nonLiteralArgument = "non-literal-argument"
    /// A text that is not the name it stands for.
    case unreadableName = "unreadable-name"
    /// An optional among the types that are fulfilled.
    case optionalFulfilledType = "optional-fulfilled-type"
    /// A configuration that does not stand at file scope.
    case misplacedConfiguration = "misplaced-configuration"
    /// A text that should be the id of a warning and is not.
    case notAWarning = "not-a-warning"
    /// A warning that one configuration both raises and silences.
    case contradictoryLevels = "contradictory-levels"
    /// A setting of the compiler's that there is not.
    case unknownSetting = "unknown-setting"
    /// A written initializer that lacks dependencies.
    case incompleteInitializer = "incomplete-initializer"
    /// An initializer or `instantiate` that is `private` or `fileprivate`.
    case inaccessibleInitializer = "inaccessible-initializer"
    /// A written initializer that asks for what is no dependency.
    case demandingInitializer = "demanding-initializer"
    /// An initializer or `instantiate` that is failable, generic or `rethrows`.
    case unsupportedInitializer = "unsupported-initializer"
    /// An initializer that must be written and is not.
    case missingInitializer = "missing-initializer"
    /// An instantiable extension without `instantiate`.
    case missingInstantiate = "missing-instantiate"
    /// An `instantiate` that is not `static`.
    case instanceInstantiate = "instance-instantiate"
    /// An `instantiate` that returns another type than is extended.
    case wrongInstantiateResult = "wrong-instantiate-result"
    /// An instantiable extension of some specialisations only.
    case constrainedExtension = "constrained-extension"
    /// `mockOnly: true` beside an argument that it excludes.
    case contradictoryMockOnly = "contradictory-mock-only"
    /// A declaration that means to have a hand-written double, and has no function of its name.
    case missingMock = "missing-mock"
    /// A hand-written double that generated code cannot call.
    case unusableMock = "unusable-mock"
    /// A hand-written function that a call of the generated one could mean as well.
    case ambiguousMock = "ambiguous-mock"
    /// A second hand-written double of one type.
    case duplicateMock = "duplicate-mock"
    /// A text that should be attributes and is not.
    case unreadableAttributes = "unreadable-attributes"
    /// Attributes for a generated double where none is generated.
    case needlessMockAttributes = "needless-mock-attributes"
    /// A text that should be a condition and is not.
    case unreadableCondition = "unreadable-condition"
    /// A name in the configuration that gets no generated double.
    case misnamedMock = "misnamed-mock"
    /// A protocol to mock that inherits from one that was not read.
    case unknownRequirements = "unknown-requirements"
    /// A protocol to mock, restricted to a class that has no initializer for a mock.
    case mockSuperclass = "mock-superclass"
    /// A requirement that no mock can answer.
    case unmockableRequirement = "unmockable-requirement"

    // What only the macro for functions reports.
    /// `@Intercepted` on an initializer, a deinitializer, an accessor or a requirement.
    case interceptedInitializer = "intercepted-initializer"
    /// `@Intercepted` on a function with a result builder.
    case interceptedBuilder = "intercepted-builder"
    /// `@Intercepted` on a function whose result cannot be copied.
    case interceptedNoncopyable = "intercepted-noncopyable"
}
