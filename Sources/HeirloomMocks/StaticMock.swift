/// The members of a mock that answer for requirements. Generated code conforms to it.
public protocol MockRequirements: Sendable {
    init()
}

/// A mock of a protocol with static requirements. Generated code conforms to it.
///
/// Static requirements have no instance that a test could own. Each test answers them in a scope of its own instead, which
/// no other test sees:
///
/// ```swift
/// import HeirloomMocks
///
/// enum MockStore: StaticMock {
///     struct StaticRequirements: MockRequirements {
///         let count = Stub<Void, Never, Int>("Store.count()")
///     }
///
///     static func count() -> Int { mock.count() }
/// }
///
/// let count = MockStore.withMock { mock in
///     mock.count.returns(3)
///     return MockStore.count()
/// }
/// ```
public protocol StaticMock {
    /// The static members of the mock.
    associatedtype StaticRequirements: MockRequirements
}

extension StaticMock {
    /// The static members that answer in the current task. Outside of `withMock` there are none, and the program stops.
    public static var mock: StaticRequirements {
        guard let current = StaticMocks.current[ObjectIdentifier(Self.self)] as? StaticRequirements else {
            fatalError(
                "a static requirement of '\(Self.self)' was called outside of '\(Self.self).withMock { … }'"
            )
        }
        return current
    }

    /// Runs an operation in which static requirements are answered.
    ///
    /// - Parameter operation: Takes the static members, for answers and calls.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public static func withMock<Result>(
        _ operation: (StaticRequirements) throws -> Result
    ) rethrows -> Result {
        let requirements = StaticRequirements()
        return try StaticMocks.$current.withValue(StaticMocks.adding(requirements, of: Self.self)) {
            try operation(requirements)
        }
    }

    /// Runs an asynchronous operation in which static requirements are answered, also in the tasks that it starts.
    ///
    /// - Parameters:
    ///   - isolation: The isolation of the caller, in which the operation runs.
    ///   - operation: Takes the static members, for answers and calls.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public static func withMock<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ operation: (StaticRequirements) async throws -> Result
    ) async rethrows -> Result {
        let requirements = StaticRequirements()
        return try await StaticMocks.$current.withValue(StaticMocks.adding(requirements, of: Self.self)) {
            try await operation(requirements)
        }
    }
}

/// The static members that answer in a task, by the type of the mock.
private enum StaticMocks {
    @TaskLocal static var current: [ObjectIdentifier: any Sendable] = [:]

    static func adding(_ requirements: some Sendable, of type: Any.Type) -> [ObjectIdentifier: any Sendable] {
        current.merging([ObjectIdentifier(type): requirements]) { $1 }
    }
}
