/// The members of a mock that answer its requirements. Generated code conforms to it.
public protocol MockRequirements: Sendable {
    init()
}

/// The calls of a requirement of any type.
private protocol AnyCallLog: AnyObject {
    var isRecording: Bool { get set }
    func forgetCalls() -> Any
}

extension CallLog: AnyCallLog {}

// A requirement may have one of these names, too: its member is preferred, and `CallLog` has both.
extension MockRequirements {
    private var logs: [any AnyCallLog] {
        Mirror(reflecting: self).children.compactMap { $0.value as? any AnyCallLog }
    }

    /// Whether any requirement records the arguments of its calls. Assign `false` to turn recording off for all.
    @_disfavoredOverload
    public var isRecording: Bool {
        get { logs.contains(where: \.isRecording) }
        nonmutating set { logs.forEach { $0.isRecording = newValue } }
    }

    /// Forgets the calls of all requirements, and releases their arguments. The answers stay.
    @_disfavoredOverload
    public func reset() { _ = logs.map { $0.forgetCalls() } }
}

/// A mock of a protocol with static requirements. Generated code conforms to it.
///
/// Static requirements have no instance that a test could own. Instead, each test answers them in a scope of its own,
/// which is invisible to other tests:
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
    /// The static members for the current task. Stops the program if used outside of `withMock`.
    public static var mock: StaticRequirements {
        guard let current = StaticMocks.current[ObjectIdentifier(Self.self)] as? StaticRequirements else {
            fatalError(
                "a static requirement of '\(Self.self)' was called outside '\(Self.self).withMock { … }'"
            )
        }
        return current
    }

    /// Runs an operation that can answer the static requirements.
    ///
    /// - Parameter operation: Takes the static members, to set answers and inspect calls.
    /// - Returns: The result of `operation`.
    /// - Throws: The error that `operation` throws.
    public static func withMock<Result>(
        _ operation: (StaticRequirements) throws -> Result
    ) rethrows -> Result {
        let requirements = StaticRequirements()
        return try StaticMocks.$current.withValue(StaticMocks.adding(requirements, of: Self.self)) {
            try operation(requirements)
        }
    }

    /// Runs an asynchronous operation that can answer the static requirements, also in the tasks that it starts.
    ///
    /// - Parameters:
    ///   - isolation: The isolation of the caller, in which the operation runs.
    ///   - operation: Takes the static members, to set answers and inspect calls.
    /// - Returns: The result of `operation`.
    /// - Throws: The error that `operation` throws.
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

/// The static members for the current task, by the type of the mock.
private enum StaticMocks {
    @TaskLocal static var current: [ObjectIdentifier: any Sendable] = [:]

    static func adding(_ requirements: some Sendable, of type: Any.Type) -> [ObjectIdentifier: any Sendable] {
        current.merging([ObjectIdentifier(type): requirements]) { $1 }
    }
}
