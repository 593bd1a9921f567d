/// Makes a class, struct or actor a scope of the tree: something that Heirloom may build.
///
/// ```swift
/// import Heirloom
///
/// public protocol Clock {
///     func now() -> Int
/// }
///
/// @Instantiable(fulfillingAdditionalTypes: [Clock.self])
/// public final class SteppingClock: Instantiable, Clock {
///     public func now() -> Int { 1 }
/// }
///
/// @Instantiable
/// public struct Stopwatch: Instantiable {
///     @Received let clock: any Clock
/// }
///
/// let stopwatch = Stopwatch(clock: SteppingClock())
/// ```
///
/// It writes `ForwardedProperties` and, unless an initializer that takes every injected property is
/// written, a memberwise initializer with the type's own access level. On an extension it makes a type
/// that was built elsewhere instantiable: write a `static func instantiate(…)` that returns it, whose
/// parameters are received. A generic type is built for each specialisation that a property asks for.
///
/// Every mistake that one declaration shows is reported in place, with a fix-it where one edit fixes it.
///
/// - Parameters:
///   - isRoot: `true` insists that the type is a root of the tree and gets an `init()`; `false` says that
///     it is none. Left out, roots are found: types that receive nothing and that nothing instantiates.
///   - fulfillingAdditionalTypes: The protocols and superclasses a property may ask for to be given this
///     type, as `[P.self]`, or wrappers that can be made from it, as `[AnyView.self]`.
///   - key: Under which key the type stands in a dictionary that collects it, `[String: any P]`: a string, an integer or a
///     case of an enum. One key serves every dictionary whose keys are of its type.
///   - conformsElsewhere: `true` when the conformance to `Instantiable` is written in another declaration.
///   - mockOnly: `true` when this declaration only supplies a test double: a `static func mock(…)` that you write in it and
///     that returns the type. The double is the default wherever the type is forwarded or received in a generated `mock`.
///     The declaration is no part of the tree and needs neither the conformance nor `instantiate`, nor is an
///     initializer checked. It excludes `generateMock: true` and `isRoot: true`.
///   - mockAttributes: Attributes that the generated `mock` is given, as text: `"@MainActor"`. It has no effect without
///     `generateMock: true`.
///   - generateMock: `true` has the build plugin write `static func mock(…)` for the type, which is `internal` and stands
///     in `#if DEBUG` unless the configuration says another condition. What the type receives or is forwarded are
///     parameters, with defaults where a double is known. Everything below is built for real, and `overrides:`
///     replaces or adjusts any of it.
///   - customMockName: The name of the function that you write to make the double, where it is not called `mock`. It must
///     stand in this declaration, be `static`, return the type and take every dependency; further parameters need
///     defaults. With `generateMock: true`, the generated `mock` calls it.
@attached(member, names: named(ForwardedProperties), named(init), named(heirloomFulfills))
public macro Instantiable(
    isRoot: Bool? = nil,
    fulfillingAdditionalTypes: [Any.Type] = [],
    key: (any Hashable)? = nil,
    conformsElsewhere: Bool = false,
    mockOnly: Bool = false,
    mockAttributes: StaticString = "",
    generateMock: Bool = false,
    customMockName: StaticString? = nil
) = #externalMacro(module: "HeirloomMacros", type: "InstantiableMacro")

/// Marks a stored property that is built when its type is built, and offered to everything below.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public final class Cache: Instantiable {
/// }
///
/// @Instantiable
/// public struct Store: Instantiable {
///     @Instantiated let cache: Cache
/// }
///
/// let store = Store(cache: Cache())
/// ```
///
/// A property of type ``Instantiator`` builds later, on demand.
///
/// - Parameters:
///   - fulfilledByType: The name of the type that is built for the property, where the property's own
///     type does not say it. The type need not be imported.
///   - erasedToConcreteExistential: `true` when the built value is wrapped in the property's type, as in
///     `AnyView(ChildView())`, rather than cast to it.
///   - lifetime: How long the value is kept that a function without parameters builds: `.lazy` or `.weak`. Left out, each
///     call builds a new one.
///   - concurrently: `true` when building it starts as soon as what it needs is there, and is awaited before its first
///     user is built. What it is handed must be `Sendable`. It must be asynchronous.
///   - collecting: The names of the types that a property of type `[any P]` or `[Key: any P]` collects, in their order.
///     Left out, it collects every type that lists `P`, by module and then by name.
///   - onlyIfAvailable: `true` when the property is empty where there is nothing to collect, or `nil` where nothing fulfills
///     the optional that it is.
///   - isLocal: `true` when only this type uses it, and what this type builds directly. What those build cannot receive it.
@attached(peer)
public macro Instantiated(
    fulfilledByType: StaticString? = nil,
    erasedToConcreteExistential: Bool = false,
    lifetime: InstanceLifetime? = nil,
    concurrently: Bool = false,
    collecting: [StaticString] = [],
    onlyIfAvailable: Bool = false,
    isLocal: Bool = false
) = #externalMacro(module: "HeirloomMacros", type: "InstantiatedMacro")

/// Marks a stored property that a closure builds when its type is built, and that is offered to everything below.
///
/// ```swift
/// import Heirloom
///
/// public struct Endpoint {
///     let url: String
///     let timeout: Int
/// }
///
/// @Instantiable
/// public struct Network: Instantiable {
///     @Instantiated({ 30 }) let timeout: Int
///     @Instantiated({ (timeout: Int) in Endpoint(url: "https://example.org", timeout: timeout) })
///     let endpoint: Endpoint
/// }
///
/// let network = Network(timeout: 30, endpoint: Endpoint(url: "https://example.org", timeout: 30))
/// ```
///
/// The closure's parameters are received by their labels and types, from what stands beside the property and else from
/// above. For a property that is a function, those that are named like the function's own are what it is called with, and
/// the closure builds what it returns. Effects are written: `{ (config: Config) async throws in … }`.
///
/// - Parameters:
///   - fulfilledByType: Says what a closure says already, and cannot stand beside one.
///   - erasedToConcreteExistential: `true` when what the closure returns is wrapped in the property's type.
///   - lifetime: How long the value is kept that a function without parameters builds: `.lazy` or `.weak`.
///   - concurrently: `true` when building it starts as soon as what it needs is there, and is awaited before its first
///     user is built. The closure must be asynchronous.
///   - collecting: Says what a closure says already, and cannot stand beside one.
///   - onlyIfAvailable: Says what a closure says already, and cannot stand beside one.
///   - isLocal: `true` when only this type uses it, and what this type builds directly.
///   - factory: The closure.
@attached(peer, names: prefixed(heirloomFactory_))
public macro Instantiated<Factory>(
    fulfilledByType: StaticString? = nil,
    erasedToConcreteExistential: Bool = false,
    lifetime: InstanceLifetime? = nil,
    concurrently: Bool = false,
    collecting: [StaticString] = [],
    onlyIfAvailable: Bool = false,
    isLocal: Bool = false,
    _ factory: Factory
) = #externalMacro(module: "HeirloomMacros", type: "FactoryMacro")

/// Marks a stored property that is handed in, at run time, by the type that instantiates it.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public struct Window: Instantiable {
///     @Forwarded let title: String
///     @Forwarded let width: Int
/// }
///
/// let window = Window(title: "Notes", width: 640)
/// let forwarded: Window.ForwardedProperties = (title: "Notes", width: 640)
/// ```
///
/// - Parameter isLocal: `true` when only this type uses it, and what this type builds directly. What those build cannot
///   receive it.
@attached(peer)
public macro Forwarded(isLocal: Bool = false) =
    #externalMacro(module: "HeirloomMacros", type: "ForwardedMacro")

/// Marks a stored property that an ancestor builds, is handed or renames.
///
/// ```swift
/// import Heirloom
///
/// @Instantiable
/// public final class Session: Instantiable {
/// }
///
/// @Instantiable
/// public struct Profile: Instantiable {
///     @Received let session: Session
///     @Received(onlyIfAvailable: true) let guest: String?
/// }
///
/// let profile = Profile(session: Session(), guest: nil)
/// ```
///
/// - Parameter onlyIfAvailable: `true` when the property is `nil` where no ancestor provides it.
@attached(peer)
public macro Received(
    onlyIfAvailable: Bool = false
) = #externalMacro(module: "HeirloomMacros", type: "ReceivedMacro")

/// Marks a stored property that is another dependency under a new name, a new type or both.
///
/// ```swift
/// import Heirloom
///
/// public protocol UserVendor {
///     var name: String { get }
/// }
///
/// @Instantiable
/// public final class UserManager: Instantiable, UserVendor {
///     public var name = "Ada"
/// }
///
/// @Instantiable
/// public struct Badge: Instantiable {
///     @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self)
///     let userVendor: any UserVendor
/// }
///
/// let badge = Badge(userVendor: UserManager())
/// ```
///
/// - Parameters:
///   - fulfilledByDependencyNamed: The label of the dependency that is taken, from the type's own
///     dependencies or else from above.
///   - ofType: The type of the dependency that is taken.
///   - erasedToConcreteExistential: `true` when the value is wrapped in the property's type rather than
///     cast to it.
///   - onlyIfAvailable: `true` when the property is `nil` where no ancestor provides the dependency.
@attached(peer)
public macro Received(
    fulfilledByDependencyNamed: StaticString,
    ofType: Any.Type,
    erasedToConcreteExistential: Bool = false,
    onlyIfAvailable: Bool = false
) = #externalMacro(module: "HeirloomMacros", type: "ReceivedMacro")

/// Configures the generator for a module. At most one stands in a module, at file scope.
///
/// ```swift
/// import Heirloom
///
/// #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
/// ```
///
/// - Parameters:
///   - additionalImportedModules: Modules that the generated file imports besides those it needs.
///   - additionalDirectoriesToInclude: Folders whose sources are read as a module below. For Xcode
///     projects.
///   - additionalMocksToGenerate: The names of instantiable types of modules below for which a `mock` is generated in this
///     module, as with `generateMock: true`, and of protocols of which a mock is generated. Mocks of protocols need the product
///     `HeirloomMocks`.
///   - mockConditionalCompilation: The condition around the generated `mock` functions, as it stands behind `#if`:
///     `"DEBUG || TESTING"`. With `nil` they stand under none, and so in release builds as well.
///   - mockPrefix: What the names of the mocks of protocols begin with, `Mock` unless it is said.
///   - automaticMocks: Whether the doubles of this module receive the mocks of protocols by default.
///   - defaultIsolation: The module's default isolation where the compiler is given one, as in
///     `"MainActor"`. A build plugin cannot see the flag.
///   - languageMode: The module's language mode where it is another than that of the package's tools version:
///     `"5"` or `"6"`. Below Swift 6 the compiler lets through what is not `Sendable`, and so does the generator.
///   - warningsAsErrors: Warnings of the generator that are reported as errors, by the ids at the ends of
///     their messages, as in `["dropped-root"]`. That goes for all that is reported while code is generated
///     for this module; what is reported for other modules follows their own configurations.
///   - silencedWarnings: Warnings of the generator that are not reported, in the same way.
@freestanding(declaration)
public macro HeirloomConfiguration(
    additionalImportedModules: [StaticString] = [],
    additionalDirectoriesToInclude: [StaticString] = [],
    additionalMocksToGenerate: [StaticString] = [],
    mockConditionalCompilation: StaticString? = "DEBUG",
    mockPrefix: StaticString = "Mock",
    automaticMocks: Bool = true,
    defaultIsolation: StaticString? = nil,
    languageMode: StaticString? = nil,
    warningsAsErrors: [StaticString] = [],
    silencedWarnings: [StaticString] = []
) = #externalMacro(module: "HeirloomMacros", type: "HeirloomConfigurationMacro")
