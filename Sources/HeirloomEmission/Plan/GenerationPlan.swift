import HeirloomModel

/// A generated file, decided down to its names: what is left is to print it.
struct GenerationPlan: Hashable, Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    /// `private typealias HeirloomColor = Color`, sorted.
    var aliasedNames: [String]
    var roots: [RootPlan]
    var labelledCalls: [LabelledCallPlan]

    var isEmpty: Bool { roots.isEmpty && labelledCalls.isEmpty }
}

/// `@testable public import Module`
struct ImportPlan: Hashable, Sendable {
    /// Sorted.
    var attributes: [String]
    var access: AccessLevel?
    var module: String
    /// Conditions of which one must hold, sorted; empty where it is imported in any case.
    var conditions: [String]
}

/// `extension Root { init() { … } private static func … }`
struct RootPlan: Hashable, Sendable {
    /// The `#if` around all of it, `nil` for none.
    var condition: String?
    /// `@available(…)` as written.
    var availability: [String]
    var name: String
    var initializer: InitializerPlan
    var functions: [FunctionPlan]
}

/// `public convenience init() { … }`
struct InitializerPlan: Hashable, Sendable {
    /// `nil` where the default says it.
    var access: AccessLevel?
    var isConvenience: Bool
    var isNonisolated: Bool
    var body: BodyPlan
}

/// `private static func heirloomMakeChild(label: Value) -> Child { … }`
struct FunctionPlan: Hashable, Sendable {
    var availability: [String]
    var isNonisolated: Bool
    var name: String
    var parameters: [ParameterPlan]
    var result: String
    var body: BodyPlan
}

/// A parameter, whose label is its name: `user: User`
struct ParameterPlan: Hashable, Sendable {
    var name: String
    var type: String
}

/// For each instantiator `extension Instantiator where T == Child { func instantiate(label: Value) -> Child { … } }`
struct LabelledCallPlan: Hashable, Sendable {
    /// The `#if` around all of it, `nil` for none.
    var condition: String?
    var availability: [String]
    /// `Instantiator`, `SendableInstantiator`
    var instantiators: [String]
    var product: String
    var access: AccessLevel?
    var isNonisolated: Bool
    var parameters: [ParameterPlan]
}
