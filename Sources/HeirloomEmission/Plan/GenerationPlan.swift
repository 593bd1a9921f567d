import HeirloomGraph
import HeirloomModel

/// A generated file, planned down to its names and conditions. All that is left is to print it.
struct GenerationPlan: Sendable {
    var refusals: [RefusalPlan] = []
    /// Sorted by module.
    var imports: [ImportPlan]
    /// Sorted by name.
    var aliases: [AliasPlan]
    /// Sorted by name.
    var roots: [RootPlan]
    /// Sorted by product.
    var labeledCalls: [Alternatives<LabeledCallPlan>]
    /// `nil` if there are none.
    var boundaries: BoundariesPlan?
    var tests = TestsPlan()

    var isEmpty: Bool { refusals.isEmpty && !hasProduction && tests.isEmpty }
    /// Whether the file contains more than refusals, doubles and mocks.
    var hasProduction: Bool { !roots.isEmpty || !labeledCalls.isEmpty || boundaries != nil }
}

/// All declarations that are generated for tests: `#if DEBUG … #endif`
struct TestsPlan: Sendable {
    /// The condition of the `#if`; `nil` if the declarations are compiled in every build.
    var condition: String?
    /// The imports that no other declaration needs. Sorted by module.
    var imports: [ImportPlan] = []
    /// `nil` if there are none.
    var doubles: DoublesPlan?
    /// `nil` if there are none.
    var mocks: ProtocolMocksPlan?

    var isEmpty: Bool { doubles == nil && mocks == nil }
}

/// `#error("…")` in build configurations for which nothing can be generated: unexpected ones, and platforms that lack a
/// declaration that others have.
struct RefusalPlan: Sendable {
    struct Message: Hashable, Sendable {
        let text: String
        /// Whether it is printed as `#error("…")` rather than `#warning("…")`.
        let isError: Bool
    }

    let condition: Condition
    var messages: [Message]
}

/// `@testable public import Module`, `import struct Module.Name`
struct ImportPlan: Sendable {
    /// Sorted.
    let attributes: [String]
    var access: AccessLevel?
    /// The access level to write under `InternalImportsByDefault`, if none is needed elsewhere; `nil` if none is needed
    /// there either.
    var accessAmongInternal: AccessLevel?
    let module: String
    /// The only declaration that is imported; `nil` for the whole module.
    var declaration: ImportedDeclaration?
    /// `nil` if it is imported unconditionally.
    var condition: Condition?

    var subject: ImportSubject { ImportSubject(module: module, declaration: declaration) }
}

/// `struct Module.Name`, imported by itself so that the name refers to it even if another module declares the same
/// name.
struct ImportedDeclaration: Hashable, Sendable {
    /// `struct`, `class`, …
    let kind: String
    let module: String
    let name: String
}

/// `private typealias HeirloomColor = Color`
struct AliasPlan: Sendable {
    let alias: TypeAlias
    /// `nil` if it is needed unconditionally.
    var condition: Condition?
}

/// `extension Root { init() { … } private static func … }`
struct RootPlan: Sendable {
    /// The condition of the `#if` around all of it; `nil` for none.
    var condition: Condition?
    let head: RootHead
    let initializer: Alternatives<InitializerPlan>
    let functions: [Alternatives<FunctionPlan>]
}

/// `@available(macOS 13, *) extension Root`
struct RootHead: Hashable, Sendable {
    /// `@available(…)` as written.
    let availability: [String]
    let name: String
}

/// `public convenience init() { … }`
struct InitializerPlan: Equatable, Sendable {
    /// `nil` if the default access level is right.
    var access: AccessLevel?
    let isConvenience: Bool
    let form: RootInitializerForm
    var isolation: WrittenIsolation?
    /// The values that are forwarded to the root.
    let parameters: [ParameterPlan]
    /// `async throws(E)`, empty for none.
    let effects: String
    let body: BodyPlan
}

/// `private static func heirloomMakeChild(label: Value) -> Child { … }`
struct FunctionPlan: Equatable, Sendable {
    /// `@available(…)` as written.
    var availability: [String] = []
    var access = AccessLevel.private
    var isolation: WrittenIsolation?
    let name: String
    var parameters: [ParameterPlan]
    /// `async throws(E)`, empty for none.
    let effects: String
    let result: String
    let body: BodyPlan
}

/// `public enum HeirloomBuilds_Features { … }`: the functions that build types for modules above.
struct BoundariesPlan: Sendable {
    let module: String
    /// The access level of the most accessible function.
    let access: AccessLevel
    /// The functions for modules above, sorted by name, followed by those for the parts of their types.
    let functions: [Alternatives<FunctionPlan>]
}

/// An isolation that is written because the extension would imply another.
enum WrittenIsolation: Equatable, Sendable {
    case nonisolated
    /// `@MainActor`, by the name of the actor.
    case globalActor(String)
}

extension FunctionPlan {
    /// The name of the parameter for the isolation of the caller.
    static let isolationName = "isolation"

    /// Runs an asynchronous function in the isolation of its caller, so that it can take values that are not `Sendable`.
    mutating func runInIsolationOfCaller() {
        isolation = nil
        parameters.append(
            ParameterPlan(name: Self.isolationName, type: "isolated (any Actor)? = #isolation")
        )
    }
}

/// A parameter, `user: User`, with a label if that differs from its name: `string string2: String`
struct ParameterPlan: Equatable, Sendable {
    var label: String?
    let name: String
    let type: String
}

/// The labeled call of a type's instantiators:
/// `extension InstantiatorProtocol where T == Child { func instantiate(label: Value) -> Child { … } }`, or for a generic
/// type `extension InstantiatorProtocol { func instantiate<U>(label: U) -> Child<U> where T == Child<U> { … } }`
struct LabeledCallPlan: Equatable, Sendable {
    /// `@_spi(…)` and `@available(…)` as written.
    let attributes: [String]
    /// `InstantiatorProtocol`
    let extended: String
    let product: String
    /// The generic parameters of the product.
    var genericParameters: [String] = []
    var access: AccessLevel?
    let isNonisolated: Bool
    let parameters: [ParameterPlan]
}

/// The plan for one build configuration, in which only imports are still conditional.
struct ConfigurationPlan: Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    var aliases: Set<TypeAlias>
    /// Sorted by name.
    var roots: [ConfigurationRootPlan]
    /// Sorted by product.
    var labeledCalls: [LabeledCallPlan]
    /// The functions that build types for modules above, and those for their parts.
    var boundaryFunctions: [FunctionPlan] = []
    /// The doubles of each graph that shows the configuration.
    var doubles: [ConfigurationDoublesPlan] = []
}

/// The test doubles of one graph in one build configuration.
struct ConfigurationDoublesPlan: Sendable {
    var imports: [ImportPlan] = []
    var aliases: Set<TypeAlias> = []
    let mocks: [MockPlan]
    let overrides: [OverridesPlan]
    let defaults: [DefaultsPlan]
    let functions: [DoubleFunctionPlan]
    let surroundings: [SurroundingPlan]
    var sendsValues = false
}

/// A root in one build configuration.
struct ConfigurationRootPlan: Sendable {
    let head: RootHead
    let initializer: InitializerPlan
    let functions: [FunctionPlan]
}

/// All declarations that are generated for mocks of protocols.
struct ProtocolMocksPlan: Sendable {
    /// Sorted by module.
    let imports: [ImportPlan]
    /// Sorted by name.
    let aliases: [AliasPlan]
    /// Sorted by name.
    let mocks: [ProtocolMockPlan]
}

/// `final class MockClient: Client { … }`
struct ProtocolMockPlan: Sendable {
    let name: String
    /// The condition of the `#if` around all of it; `nil` for none.
    var condition: Condition?
    let lines: [MockLine]
}

/// A line of a mock and its depth of indentation.
struct MockLine: Equatable, Sendable {
    let depth: Int
    let text: String

    init(_ depth: Int, _ text: String) {
        self.depth = depth
        self.text = text
    }
}

/// The subject of an import: a module, or one declaration of it.
struct ImportSubject: Hashable, Comparable {
    let module: String
    var declaration: ImportedDeclaration?

    /// Orders by module; a module precedes its declarations.
    static func < (left: ImportSubject, right: ImportSubject) -> Bool {
        (left.module, left.declaration?.name ?? "") < (right.module, right.declaration?.name ?? "")
    }
}

extension AccessLevel {
    /// The access level to write on a member so that it is as accessible as its type; `nil` if the default is right.
    var ofMember: AccessLevel? {
        switch self {
        case .open, .public: .public
        case .package: .package
        case .internal, .fileprivate, .private: nil
        }
    }
}
