import HeirloomGraph
import HeirloomModel

/// A generated file, decided down to its names and conditions: what is left is to print it.
struct GenerationPlan: Sendable {
    var refusals: [RefusalPlan] = []
    /// Sorted by module.
    var imports: [ImportPlan]
    /// Sorted by name.
    var aliases: [AliasPlan]
    /// Sorted by name.
    var roots: [RootPlan]
    /// Sorted by product.
    var labelledCalls: [Alternatives<LabelledCallPlan>]
    /// `nil` where there are none.
    var doubles: DoublesPlan?
    /// `nil` where there are none.
    var mocks: ProtocolMocksPlan?

    var isEmpty: Bool { refusals.isEmpty && !hasProduction && doubles == nil && mocks == nil }
    /// Whether there is anything but doubles.
    var hasProduction: Bool { !roots.isEmpty || !labelledCalls.isEmpty }
}

/// `#error("…")` in builds for which nothing can be generated: those that are not expected, and platforms that lack
/// what others have.
struct RefusalPlan: Sendable {
    struct Message: Hashable, Sendable {
        var text: String
        /// Otherwise it is `#warning("…")`.
        var isError: Bool
    }

    var condition: Condition
    var messages: [Message]
}

/// `@testable public import Module`, `import struct Module.Name`
struct ImportPlan: Sendable {
    /// Sorted.
    var attributes: [String]
    var access: AccessLevel?
    /// What it says where imports that say nothing are internal; `nil` where it may say nothing there, too.
    var accessAmongInternal: AccessLevel?
    var module: String
    /// What alone is imported, `nil` for all of the module.
    var declaration: ImportedDeclaration?
    /// `nil` where it is imported in any case.
    var condition: Condition?
}

/// `struct Module.Name`, which is meant by the name wherever a module shows another of that name.
struct ImportedDeclaration: Hashable, Sendable {
    /// `struct`, `class`, …
    var kind: String
    var module: String
    var name: String
}

/// `private typealias HeirloomColor = Color`
struct AliasPlan: Sendable {
    var alias: TypeAlias
    /// `nil` where it is needed in any case.
    var condition: Condition?
}

/// `extension Root { init() { … } private static func … }`
struct RootPlan: Sendable {
    /// The `#if` around all of it, `nil` for none.
    var condition: Condition?
    var head: RootHead
    var initializer: Alternatives<InitializerPlan>
    var functions: [Alternatives<FunctionPlan>]
}

/// `@available(macOS 13, *) extension Root`
struct RootHead: Hashable, Sendable {
    /// `@available(…)` as written.
    var availability: [String]
    var name: String
}

/// `public convenience init() { … }`
struct InitializerPlan: Hashable, Sendable {
    /// `nil` where the default says it.
    var access: AccessLevel?
    var isConvenience: Bool
    var form: RootInitializerForm
    var isolation: WrittenIsolation?
    /// What is forwarded to the root.
    var parameters: [ParameterPlan]
    /// `async throws(E)`, empty for none.
    var effects: String
    var body: BodyPlan
}

/// `private static func heirloomMakeChild(label: Value) -> Child { … }`
struct FunctionPlan: Hashable, Sendable {
    var isolation: WrittenIsolation?
    var name: String
    var parameters: [ParameterPlan]
    /// `async throws(E)`, empty for none.
    var effects: String
    var result: String
    var body: BodyPlan
}

/// An isolation that is said because the extension would give another.
enum WrittenIsolation: Hashable, Sendable {
    case nonisolated
    /// `@MainActor`, by the name of the actor.
    case globalActor(String)
}

/// A parameter, whose label is its name, `user: User`, unless it has another: `string string2: String`
struct ParameterPlan: Hashable, Sendable {
    var label: String?
    var name: String
    var type: String
}

/// For each instantiator `extension Instantiator where T == Child { func instantiate(label: Value) -> Child { … } }`, or for
/// a generic type `extension Instantiator { func instantiate<U>(label: U) -> Child<U> where T == Child<U> { … } }`
struct LabelledCallPlan: Hashable, Sendable {
    /// `@_spi(…)` and `@available(…)` as written.
    var attributes: [String]
    /// `Instantiator`, `SendableInstantiator`
    var instantiators: [String]
    var product: String
    /// Those of a generic product.
    var genericParameters: [String] = []
    var access: AccessLevel?
    var isNonisolated: Bool
    var parameters: [ParameterPlan]
}
