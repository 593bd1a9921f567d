import HeirloomGraph
import HeirloomModel

/// A problem with a tree, as data.
enum GraphProblem {
    /// A received property that nothing above provides.
    case missingDependency(MissingDependency)
    /// Instantiated properties whose type nothing fulfills.
    case nothingFulfills([DependencyID])
    /// Instantiated properties whose type is in the sources but not `@Instantiable`.
    case notInstantiable([DependencyID], EntityID)
    /// An instantiated property whose type is listed by several types.
    case ambiguousFulfillment(DependencyID, [ScopeID])
    /// A collection without elements.
    case emptyCollection(DependencyID)
    /// A name in `collecting` that refers to no instantiable type.
    case unknownElement(DependencyID, ChosenElement)
    /// Elements of a dictionary without a key of its key type.
    case missingKey(DependencyID, [BuildEdge])
    /// An element of a dictionary whose key does not belong to the key type, or may equal another key.
    case unfitKey(BuildEdge)
    /// Elements of a dictionary with the same key.
    case duplicateKey([BuildEdge])
    /// A repeated name in `collecting`.
    case repeatedElement(DependencyID, ChosenElement)
    /// A property with `collecting` that is no collection, or that one type fulfills as a whole.
    case needlessCollecting(DependencyID)
    /// An object that is built for a collection and again for another property of the same scope or of one above it.
    case builtTwice(BuildEdge, other: BuildEdge)
    /// A type that nothing builds, and that a property would collect if the type listed the property's element type.
    case unlistedElement(ScopeID, DependencyID)
    /// Properties whose values do not convert to their types, for the same reason.
    case notConvertible([DependencyID])
    /// An instantiator of a type that its product fulfills without being that type.
    case builtByAnotherName(BuildEdge)
    /// A property with a needless `erasedToConcreteExistential: true`.
    case needlessErasure(DependencyID)
    /// A property with a needless `concurrently: true`.
    case needlessConcurrency(DependencyID)
    /// A listed type that the listing type neither is nor can be wrapped in, by its index in the list.
    case falseClaim(ScopeID, index: Int)
    /// A type in the list of a generic type that contains its parameters, by its index in the list.
    case genericFulfillment(ScopeID, index: Int)
    /// Generic types that require one another with ever larger arguments.
    case endlessGenerics(EndlessGenerics)
    /// A name that denotes several types.
    case ambiguousName(AmbiguousReference, in: ScopeID)
    /// A type whose name would denote another type in generated code.
    case mistakenName(MistakenName)
    /// A member type of a generic argument that is not declared explicitly, but inferred by the compiler.
    case inferredName(AmbiguousReference, in: ScopeID)
    /// A type whose aliases expand to more than can be generated.
    case tooLargeType(AmbiguousReference, in: ScopeID)
    /// Names from a module that a file does not import.
    case unimportedNames(UnimportedNames)
    /// A stored property without an attribute, by its index among those without a value, for which something above
    /// provides a value.
    case unmarkedDependency(ScopeID, index: Int, provider: DependencyID, isLast: Bool)
    /// A second declaration of a type.
    case duplicateScope(ScopeID, first: ScopeID)
    /// An `instantiate` that returns another type than the extended one.
    case wrongInstantiateResult(ScopeID)
    /// An `instantiate` that returns any specialization of the extended generic type.
    case unspecializedResult(ScopeID)
    /// A file that uses Heirloom's macros but does not see Heirloom.
    case missingImport(FileID, SourceRange)
    /// A second configuration of a module.
    case duplicateConfiguration(ConfigurationPlace, first: ConfigurationPlace)
    /// A name in a type's attribute that refers to a type nested in it.
    case namesOwnMember(ScopeID, TypeReference)
    /// A type that an extension makes instantiable, but that no other file can name.
    case hiddenExtended(ScopeID, EntityID)
    /// A default isolation that depends on a condition.
    case conditionalIsolation(ConfigurationPlace)
    /// A misspelled module in the additional imports of a configuration.
    case misspeltModule(ConfiguredText, FileID, meant: String)
    /// A name in `additionalMocksToGenerate` for which no double can be generated.
    case misnamedDouble(MisnamedDouble)
    /// A protocol for which no mock can be generated.
    case unmockable(UnmockableProtocol)
    /// A second hand-written double of a type.
    case duplicateDouble(DuplicateDouble)
    /// A function of a type below a generated double that looks like a double but cannot be called.
    case unusableDouble(ScopeID, UnusableDouble)
    /// A function of an extension that conflicts with a generated double.
    case ambiguousDouble(AmbiguousDouble)
    /// A dependency with `onlyIfAvailable` whose type does not allow `nil`.
    case notOptional(DependencyID)
    /// A local dependency that is received further down than it is provided.
    case localDependency(LocalDependency)
    /// Types that instantiate one another eagerly, with the edges between them.
    case instantiationCycle([BuildEdge])
    /// Dependencies of a scope that require one another, each with its requirement for the next.
    case siblingCycle(scope: ScopeID, needs: [SiblingNeed])
    /// A type with forwarded properties that is built immediately.
    case eagerForwarding(BuildEdge)
    /// An erased instantiator whose first generic argument is wrong.
    case wrongForwardedProperties(BuildEdge)
    /// A function whose parameters differ from the forwarded properties of its product.
    case mismatchedParameters(BuildEdge)
    /// A function or an instantiator whose product suspends or throws more than its type allows.
    case effectfulBuilder(BuildEdge)
    /// A property with a lifetime whose type is not a function without parameters.
    case lifetimeWithoutFunction(DependencyID)
    /// A function whose value is kept weakly but is not an object.
    case weakValue(BuildEdge)
    /// A root that suspends or throws, although the caller of its `init()` neither awaits nor catches.
    case effectfulRoot(ScopeID, caller: String)
    /// `isRoot: true` on a declaration that cannot be a root.
    case notARoot(ScopeID, RootObstacle)
    /// A root that would have to override an `init()` or to declare it `required`.
    case inheritedRootInitializer(ScopeID, InitializerSource)
    /// A root candidate that was dropped.
    case droppedRoot(ScopeID, lacks: [RootLack])
    /// A closure without a result type for a function whose type is hidden by an alias.
    case untypedClosure(BuildEdge)
    /// A type that cannot be named where it is built.
    case inaccessibleType(BuildEdge, BuildAccess)
    /// A specialization with an argument that cannot be named where it is built.
    case inaccessibleArgument(BuildEdge, EntityID)
    /// An instantiator that passes values to a product that does not take them, because an extension builds it.
    case lostForwarding(BuildEdge)
    /// An initializer that the macro would write a second time.
    case initializerInExtension(ScopeID, ScopeTree.ExtensionInitializer)
    /// An initializer that must be written by hand, because the macro's would not compile.
    case missingInitializer(ScopeID, MemberwiseObstacle)
    /// A written initializer that takes a dependency as another type.
    case mismatchedParameter(DependencyID, TypeReference)
    /// A forwarded property whose type is less accessible than the type it is forwarded to.
    case narrowForwardedType(DependencyID, EntityID)
    /// A class that is missing a conformance that a superclass already has.
    case inheritedConformance(ScopeID, from: EntityID)
    /// An instantiable class that inherits from another.
    case instantiableSuperclass(ScopeID, EntityID)
    /// Values that must be `Sendable` to reach the product.
    case notSendable(BuildEdge, [ValueID], across: SendableBoundary)
    /// A value that must be `Sendable` for the function that keeps it.
    case keptNotSendable(BuildEdge)
    /// Types that are built in an isolation other than their own.
    case isolationMismatch(IsolationMismatch)
    /// A root of a module that does not run the plugin.
    case pluginNotApplied(ScopeID)
    /// A dependency with `onlyIfAvailable` that is still under construction.
    case unavailableUnderConstruction(ScopeID, SiblingNeed)
}

/// A boundary that only `Sendable` values can cross.
enum SendableBoundary {
    /// The closure of a `SendableInstantiator`.
    case builder
    /// The task that builds something concurrently.
    case task
    /// The initializer of an actor.
    case actor
}
