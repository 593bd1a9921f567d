/// Makes a class, struct or actor a scope of the tree: a type that Heirloom can build.
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
/// The macro generates `ForwardedProperties` and a memberwise initializer with the access level of the type, unless the
/// type has an initializer that takes every injected property. On an extension, it makes an existing type instantiable,
/// such as one from another module: write a `static func instantiate(…)` that returns the type and whose parameters are
/// received. Heirloom builds a generic type for each specialization that a property requests.
///
/// Mistakes within a single declaration are reported at that declaration, with a fix-it if a single edit fixes them.
///
/// - Parameters:
///   - isRoot: Pass `true` to require that the type is a root of the tree and gets an `init()`, or `false` to keep it
///     from becoming a root. By default, Heirloom infers the roots: types that receive nothing and that nothing
///     instantiates.
///   - fulfillingAdditionalTypes: Protocols and superclasses that properties can use to request the type, as in
///     `[P.self]`, or wrappers that can be created from it, as in `[AnyView.self]`.
///   - key: The key of the type in a dictionary that collects it, `[String: any P]`: a string, an integer or an enum
///     case. The key applies to every dictionary whose keys have its type.
///   - conformsElsewhere: Pass `true` if another declaration contains the conformance to `Instantiable`.
///   - mockOnly: Pass `true` if the declaration only supplies a test double: a `static func mock(…)` that you write in
///     it and that returns the type. The double becomes the default wherever a generated `mock` takes the type as a
///     forwarded or received dependency. The declaration is not part of the tree: it needs neither the conformance nor
///     `instantiate`, and its initializers are not checked. Cannot be combined with `generateMock: true` or
///     `isRoot: true`.
///   - mockAttributes: Attributes of the generated `mock`, as text: `"@MainActor"`. Has no effect without
///     `generateMock: true`.
///   - generateMock: Pass `true` to have the build plugin generate a `static func mock(…)` for the type. The function
///     is `internal`, inside `#if DEBUG` unless the configuration sets another condition. Received and forwarded
///     dependencies become parameters, with a default if a double is known. Everything below the type is built as in
///     production, and `overrides:` replaces or adjusts any part of it.
///   - customMockName: The name of the function that you write to create the double, if it is not `mock`. The function
///     must be declared here, be `static`, return the type and take every dependency; any further parameters need
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

/// Marks a stored property that is built together with its type, and available to everything below.
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
/// A property of type ``Instantiator`` builds its value later, on demand.
///
/// - Parameters:
///   - fulfilledByType: The name of the concrete type to build, if it differs from the property's type. Its module need
///     not be imported.
///   - erasedToConcreteExistential: Pass `true` to wrap the built value in the property's type, as in
///     `AnyView(ChildView())`, instead of casting it.
///   - lifetime: The lifetime of the value that a function without parameters builds: `.lazy` or `.weak`. By default,
///     each call builds a new value.
///   - concurrently: Pass `true` to start building as soon as the dependencies are available, and to wait for the value
///     only before building its first user. The build must be asynchronous, and the values passed to it must be
///     `Sendable`.
///   - collecting: The names of the types to collect in a property of type `[any P]` or `[Key: any P]`, in order. By
///     default, the property collects every type that lists `P` in `fulfillingAdditionalTypes`, ordered by module and
///     then by name.
///   - onlyIfAvailable: Pass `true` to get an empty collection if there is nothing to collect, or `nil` if nothing
///     fulfills an optional property.
///   - isLocal: Pass `true` to restrict the property to this type and the types that it builds directly. Types further
///     down cannot receive it.
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

/// Marks a stored property that a closure builds together with its type, and that is available to everything below.
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
/// The closure's parameters are received by label and type, from the other properties of the type or else from above.
/// If the property is a function, closure parameters with the names of the function's own parameters take the arguments
/// of each call, and the closure builds the function's result. Write effects explicitly:
/// `{ (config: Config) async throws in … }`.
///
/// - Parameters:
///   - fulfilledByType: Cannot be combined with a closure, which determines the type.
///   - erasedToConcreteExistential: Pass `true` to wrap the closure's result in the property's type.
///   - lifetime: The lifetime of the value that a function without parameters builds: `.lazy` or `.weak`.
///   - concurrently: Pass `true` to start building as soon as the dependencies are available, and to wait for the value
///     only before building its first user. The closure must be asynchronous.
///   - collecting: Cannot be combined with a closure, which determines the elements.
///   - onlyIfAvailable: Cannot be combined with a closure, which determines the value.
///   - isLocal: Pass `true` to restrict the property to this type and the types that it builds directly.
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

/// Marks a stored property whose value is passed at run time by the code that instantiates the type.
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
/// - Parameter isLocal: Pass `true` to restrict the property to this type and the types that it builds directly. Types
///   further down cannot receive it.
@attached(peer)
public macro Forwarded(isLocal: Bool = false) =
    #externalMacro(module: "HeirloomMacros", type: "ForwardedMacro")

/// Marks a stored property whose value comes from an ancestor, which builds, forwards or renames it.
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
/// - Parameter onlyIfAvailable: Pass `true` to get `nil` if no ancestor provides the property.
@attached(peer)
public macro Received(
    onlyIfAvailable: Bool = false
) = #externalMacro(module: "HeirloomMacros", type: "ReceivedMacro")

/// Marks a stored property that injects another dependency under a new name, a new type or both.
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
///   - fulfilledByDependencyNamed: The label of the original dependency, which is looked up in the type itself and then
///     in its ancestors.
///   - ofType: The type of the original dependency.
///   - erasedToConcreteExistential: Pass `true` to wrap the value in the property's type instead of casting it.
///   - onlyIfAvailable: Pass `true` to get `nil` if no ancestor provides the dependency.
@attached(peer)
public macro Received(
    fulfilledByDependencyNamed: StaticString,
    ofType: Any.Type,
    erasedToConcreteExistential: Bool = false,
    onlyIfAvailable: Bool = false
) = #externalMacro(module: "HeirloomMacros", type: "ReceivedMacro")

/// Configures the generator for a module. A module contains at most one configuration, at file scope.
///
/// ```swift
/// import Heirloom
///
/// #HeirloomConfiguration(additionalImportedModules: ["Foundation"])
/// ```
///
/// - Parameters:
///   - additionalImportedModules: Modules that the generated file imports in addition to those it needs.
///   - additionalDirectoriesToInclude: Folders whose sources are read as a dependency module. For Xcode projects.
///   - additionalMocksToGenerate: The names of instantiable types and protocols in dependency modules. For each type, a
///     `mock` is generated in this module, as with `generateMock: true`; for each protocol, a mock type. Mocks of
///     protocols need the product `HeirloomMocks`.
///   - mockConditionalCompilation: The `#if` condition around the generated `mock` functions, such as
///     `"DEBUG || TESTING"`. Pass `nil` to generate them unconditionally, and so in release builds as well.
///   - mockPrefix: The prefix of the names of protocol mocks.
///   - automaticMocks: Whether the doubles of this module receive protocol mocks by default.
///   - defaultIsolation: The module's default isolation, as in `"MainActor"`, if the compiler is passed one. A build
///     plugin cannot see that flag.
///   - languageMode: The module's language mode, `"5"` or `"6"`, if it differs from that of the package's tools
///     version. Below Swift 6, the compiler accepts values that are not `Sendable`, and so does the generator.
///   - warningsAsErrors: Warnings of the generator to report as errors, by the ids at the end of their messages, as in
///     `["dropped-root"]`. They apply to everything that is reported during code generation for this module; other
///     modules follow their own configurations.
///   - silencedWarnings: Warnings of the generator to silence, in the same form.
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
