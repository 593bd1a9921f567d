import HeirloomGraph
import HeirloomModel

/// What is wrong with a tree, as facts.
enum GraphProblem {
    /// A received property that nothing above provides.
    case missingDependency(MissingDependency)
    /// Instantiated properties whose type nothing fulfils.
    case nothingFulfills([DependencyID])
    /// Instantiated properties whose type was read and is not `@Instantiable`.
    case notInstantiable([DependencyID], EntityID)
    /// An instantiated property whose type several types list.
    case ambiguousFulfillment(DependencyID, [ScopeID])
    /// A property for which there is nothing to collect.
    case emptyCollection(DependencyID)
    /// A name in `collecting` that stands for nothing that is built.
    case unknownElement(DependencyID, ChosenElement)
    /// What a dictionary collects, without a key of its type.
    case missingKey(DependencyID, [BuildEdge])
    /// What a dictionary collects under a key that is no value of its type, or may be the same as another.
    case unfitKey(BuildEdge)
    /// What a dictionary collects under one key.
    case duplicateKey([BuildEdge])
    /// What `collecting` names once more.
    case repeatedElement(DependencyID, ChosenElement)
    /// A property with `collecting` that is no collection, or that something fulfills as it is.
    case needlessCollecting(DependencyID)
    /// An object that is built for a collection, and for another property of its scope or of one above it.
    case builtTwice(BuildEdge, other: BuildEdge)
    /// A type that nothing builds, and that could be collected for a property if it listed what that collects.
    case unlistedElement(ScopeID, DependencyID)
    /// Properties given what is not of their type, for one reason.
    case notConvertible([DependencyID])
    /// An instantiator of a type that what it would build only fulfils.
    case builtByAnotherName(BuildEdge)
    /// A property that says needlessly that what it is given is wrapped.
    case needlessErasure(DependencyID)
    /// A property that says needlessly that it is built concurrently.
    case needlessConcurrency(DependencyID)
    /// A type that is listed by one that neither is it nor can be wrapped in it, by its place in the list.
    case falseClaim(ScopeID, index: Int)
    /// A type in the list of a generic one in which its parameters occur, by its place in the list.
    case genericFulfillment(ScopeID, index: Int)
    /// Generic types that ask for one another with ever larger arguments.
    case endlessGenerics(EndlessGenerics)
    /// A name that stands for several types.
    case ambiguousName(AmbiguousReference, in: ScopeID)
    /// A type that generated code would take for another.
    case mistakenName(MistakenName)
    /// A member of an argument that nobody wrote, and that only the compiler infers.
    case inferredName(AmbiguousReference, in: ScopeID)
    /// A type whose aliases stand for more than can be generated.
    case tooLargeType(AmbiguousReference, in: ScopeID)
    /// Names of a module that a file does not import.
    case unimportedNames(UnimportedNames)
    /// A stored property without an attribute, by its place among those without a value, of which something above provides
    /// a value.
    case unmarkedDependency(ScopeID, index: Int, provider: DependencyID, isLast: Bool)
    /// A second declaration of a type.
    case duplicateScope(ScopeID, first: ScopeID)
    /// An `instantiate` that returns another type than its extension extends.
    case wrongInstantiateResult(ScopeID)
    /// An `instantiate` that returns every specialisation of the generic type that its extension extends.
    case unspecialisedResult(ScopeID)
    /// A file that uses Heirloom's macros and does not see Heirloom.
    case missingImport(FileID, SourceRange)
    /// A second configuration of a module.
    case duplicateConfiguration(ConfigurationPlace, first: ConfigurationPlace)
    /// A type in the braces of a computed property.
    case hiddenType(HiddenType, FileID)
    /// A name in the attribute of a type that leads into the type.
    case namesOwnMember(ScopeID, TypeReference)
    /// A type that an extension makes buildable, and no other file can name.
    case hiddenExtended(ScopeID, EntityID)
    /// A default isolation that depends on a condition.
    case conditionalIsolation(ConfigurationPlace)
    /// A module that a configuration adds to the imports, and that is called otherwise.
    case misspeltModule(ConfiguredText, FileID, meant: String)
    /// A name in `additionalMocksToGenerate` that gets no double.
    case misnamedDouble(MisnamedDouble)
    /// A protocol of which no mock can be generated.
    case unmockable(UnmockableProtocol)
    /// A second hand-written double of a type.
    case duplicateDouble(DuplicateDouble)
    /// A function that looks like a double and cannot be called, of what is built below a generated double.
    case unusableDouble(ScopeID, UnusableDouble)
    /// A function of an extension beside a generated double.
    case ambiguousDouble(AmbiguousDouble)
    /// Something that is there only if available, whose type has no room for `nil`.
    case notOptional(DependencyID)
    /// Something that is received further down than it is provided.
    case localDependency(LocalDependency)
    /// Types that instantiate one another eagerly, by the edges from one to the next.
    case instantiationCycle([BuildEdge])
    /// Dependencies of a scope that need one another, each need with the one that meets it.
    case siblingCycle(scope: ScopeID, needs: [SiblingNeed])
    /// A type with forwarded properties that is built at once.
    case eagerForwarding(BuildEdge)
    /// An erased instantiator whose first generic argument is another type.
    case wrongForwardedProperties(BuildEdge)
    /// A function whose parameters are not what its product is forwarded.
    case mismatchedParameters(BuildEdge)
    /// A function or an instantiator whose product suspends or throws more than its type says.
    case effectfulBuilder(BuildEdge)
    /// A property with a lifetime that is no function without parameters.
    case lifetimeWithoutFunction(DependencyID)
    /// A function whose value is kept weakly and is no object.
    case weakValue(BuildEdge)
    /// A root that suspends or throws, whose `init()` is called by what does neither wait nor catch.
    case effectfulRoot(ScopeID, caller: String)
    /// `isRoot: true` on something that cannot be one.
    case notARoot(ScopeID, RootObstacle)
    /// A root that would have to override an `init()` or to declare it `required`.
    case inheritedRootInitializer(ScopeID, InitializerSource)
    /// A candidate for a root that is none.
    case droppedRoot(ScopeID, lacks: [RootLack])
    /// A closure that does not say what it returns, where the type of the function that it serves hides behind an alias.
    case untypedClosure(BuildEdge)
    /// A type that cannot be named where it is built.
    case inaccessibleType(BuildEdge, BuildAccess)
    /// A specialisation with an argument that cannot be named where it is built.
    case inaccessibleArgument(BuildEdge, EntityID)
    /// An instantiator that hands in what its product, which an extension builds, does not take.
    case lostForwarding(BuildEdge)
    /// An initializer that the macro writes again.
    case initializerInExtension(ScopeID, ScopeTree.ExtensionInitializer)
    /// An initializer that must be written, because the macro's would not compile.
    case missingInitializer(ScopeID, MemberwiseObstacle)
    /// A written initializer that takes a dependency as another type.
    case mismatchedParameter(DependencyID, TypeReference)
    /// Something forwarded whose type is less accessible than the type it is forwarded to.
    case narrowForwardedType(DependencyID, EntityID)
    /// A class that is to conform, which a superclass does for it.
    case inheritedConformance(ScopeID, from: EntityID)
    /// An instantiable class below another.
    case instantiableSuperclass(ScopeID, EntityID)
    /// Something that would have to be `Sendable` for what is built there.
    case notSendable(BuildEdge, [ValueID], across: SendableBoundary)
    /// A value that would have to be `Sendable` for the function that keeps it.
    case keptNotSendable(BuildEdge)
    /// Something that is not `Sendable`, built on an actor for what is elsewhere.
    case keptByActor(BuildEdge, Isolation)
    /// Types built in another isolation than theirs.
    case isolationMismatch(IsolationMismatch)
    /// A root of a module that does not run the plugin.
    case pluginNotApplied(ScopeID)
    /// Something taken only if available that is still under construction.
    case unavailableUnderConstruction(ScopeID, SiblingNeed)
}

/// What only `Sendable` values pass.
enum SendableBoundary: Equatable {
    /// The closure of a `SendableInstantiator`.
    case builder
    /// The task that builds something concurrently.
    case task
    /// The initializer of an actor.
    case actor
    /// The way to where something is built with `await`.
    case isolation(Isolation)
}
