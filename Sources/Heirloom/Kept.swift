/// Builds a value when it is first asked for, and keeps it: for good, or as long as anybody else does.
///
/// ```swift
/// import Heirloom
///
/// public final class Cache: Sendable {
/// }
///
/// let keptCache = Kept<Cache>.lazily("cache")
/// let cache: @Sendable () -> Cache = {
///     keptCache.value { Cache() }
/// }
/// let isTheSame = cache() === cache()
/// ```
///
/// Generated code makes one for each property with a `lifetime`, and a function that asks it. See <doc:Lifetimes>.
///
/// However many callers ask at once, one of them builds and the others wait for it. They receive its value, or the error
/// that it throws, of which nothing is kept: the next call builds again. Where the one that builds is cancelled, and for
/// that reason throws `CancellationError`, one of those that wait builds in its place.
///
/// Either all calls are synchronous or all are asynchronous, as the type of the function says that makes them.
public final class Kept<Value> {
    private let label: StaticString
    /// The value as an object, for one that is kept as long as anybody else does.
    @usableFromInline let object: (@Sendable (Value) -> AnyObject)?
    @usableFromInline let lock = Lock()
    // What follows is guarded by the lock.
    @usableFromInline var value: Value?
    private weak var reference: AnyObject?
    private var building: Building<Value>?

    private init(_ label: StaticString, _ object: (@Sendable (Value) -> AnyObject)?) {
        self.label = label
        self.object = object
    }

    /// Keeps the value as long as this itself lives.
    ///
    /// - Parameter label: What is built, as it is called where a synchronous value asks for itself.
    public static func lazily(_ label: StaticString) -> Kept { Kept(label, nil) }

    /// Keeps the value as long as anybody else does: a weak reference to it.
    ///
    /// - Parameters:
    ///   - label: What is built, as it is called where a synchronous value asks for itself.
    ///   - object: The object that the value is: `{ $0 }`, which compiles for classes and for protocols of classes only.
    public static func weakly(
        _ label: StaticString,
        object: @escaping @Sendable (Value) -> AnyObject
    ) -> Kept {
        Kept(label, object)
    }

    /// The kept value, or else a new one. Other callers block while it is built.
    ///
    /// A value that asks for itself while it is built stops the program, with a message that names it.
    ///
    /// - Parameter build: Builds the value, in the isolation of the caller.
    /// - Throws: What `build` throws, here or for the caller that this one waited for.
    @inlinable
    @_disfavoredOverload  // In asynchronous functions the other one is meant, although it has a default.
    public func value<Failure: Error>(_ build: () throws(Failure) -> Value) throws(Failure) -> Value {
        if let value = presentValue { return value }
        return try builtValue(build)
    }

    /// The kept value, or else a new one. Other callers are suspended while it is built, and stay so when they are cancelled.
    ///
    /// A value that asks for itself while it is built waits for good.
    ///
    /// - Parameters:
    ///   - isolation: Where the caller is isolated.
    ///   - build: Builds the value, in the isolation of the caller.
    /// - Throws: What `build` throws, here or for the caller that this one waited for.
    public func value<Failure: Error>(
        isolation: isolated (any Actor)? = #isolation,
        _ build: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        while true {
            if let value = presentValue { return value }
            switch await answer() {
            case .buildYourself:
                do throws(Failure) {
                    // The oldest compiler lets no value that is not `Sendable` pass from a closure to where it is called.
                    // Both are in the isolation of the caller.
                    nonisolated(unsafe) let build = build
                    let value = try await Self.sent(build).value
                    end(.value(value))
                    return value
                } catch {
                    end(.failed(error))
                    throw error
                }
            case let answer:
                if let value = try answer.value(failing: Failure.self) { return value }
            }
        }
    }
}

extension Kept: @unchecked Sendable where Value: Sendable {}

// MARK: What is kept

extension Kept {
    /// The value, while there is one.
    ///
    /// Inlined with what calls it: where the compiler knows the type of the value, it takes an eighth of the time (40 ns
    /// instead of 300).
    @inlinable var presentValue: Value? {
        lock.lock()
        defer { lock.unlock() }
        return object == nil ? value : referredValue
    }

    /// The same under the lock.
    private var kept: Value? { object == nil ? value : referredValue }

    /// The value that is kept as long as anybody else does. The lock is held.
    @usableFromInline var referredValue: Value? {
        guard let reference else { return nil }
        guard let value = reference as? Value else {
            preconditionFailure("What is referred to is the value that was built.")
        }
        return value
    }

    /// Keeps what was built. The lock is held.
    private func keep(_ answer: Answer<Value>) {
        guard case .value(let value) = answer else { return }
        if let object {
            reference = object(value)
        } else {
            self.value = value
        }
    }
}

// MARK: One that builds, and threads that wait

extension Kept {
    @usableFromInline
    func builtValue<Failure: Error>(_ build: () throws(Failure) -> Value) throws(Failure) -> Value {
        while true {
            let attempt = Attempt<Value>()
            guard let answer = answerOfAnother(than: attempt) else {
                return try value(of: attempt, build)
            }
            attempt.end(.buildYourself)
            if let value = try answer.value(failing: Failure.self) { return value }
        }
    }

    /// What came of the attempt of another, `nil` where there is none: then this one is to be made.
    private func answerOfAnother(than attempt: Attempt<Value>) -> Answer<Value>? {
        lock.lock()
        if let value = kept {
            lock.unlock()
            return .value(value)
        }
        switch building {
        case nil:
            building = .synchronously(attempt)
            lock.unlock()
            return nil
        case .synchronously(let other):
            lock.unlock()
            if other.builder.isCurrent { fatalError("'\(label)' asks for itself while it is built") }
            return other.wait()
        case .asynchronously:
            fatalError("'\(label)' is built asynchronously, and cannot be had without 'await'")
        }
    }

    private func value<Failure: Error>(
        of attempt: Attempt<Value>,
        _ build: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        do throws(Failure) {
            let value = try build()
            end(attempt, .value(value))
            return value
        } catch {
            end(attempt, .failed(error))
            throw error
        }
    }

    private func end(_ attempt: Attempt<Value>, _ answer: Answer<Value>) {
        lock.withLock {
            keep(answer)
            building = nil
        }
        attempt.end(answer)
    }
}

// MARK: One that builds, and tasks that wait

extension Kept {
    /// What came of the build of another, or at once the turn to build.
    private func answer(isolation: isolated (any Actor)? = #isolation) async -> Answer<Value> {
        await withUnsafeContinuation { continuation in
            if let answer = answer(waitingWith: continuation) { continuation.resume(returning: answer) }
        }
    }

    /// `nil` where the caller must wait.
    private func answer(
        waitingWith continuation: UnsafeContinuation<Answer<Value>, Never>
    ) -> Answer<Value>? {
        lock.withLock {
            if let value = kept { return .value(value) }
            switch building {
            case nil:
                building = .asynchronously([])
                return .buildYourself
            case .asynchronously(var waiting):
                // Nothing else holds the list, so that it grows in place.
                building = nil
                waiting.append(continuation)
                building = .asynchronously(waiting)
                return nil
            case .synchronously:
                fatalError("'\(label)' is built synchronously, and cannot be waited for")
            }
        }
    }

    /// Answers those that wait: all of them, or the first of them where it is to build.
    private func end(_ answer: Answer<Value>) {
        for continuation in lock.withLock({ answered(answer) }) { continuation.resume(returning: answer) }
    }

    private func answered(_ answer: Answer<Value>) -> ArraySlice<UnsafeContinuation<Answer<Value>, Never>> {
        guard case .asynchronously(var waiting) = building else { return [] }
        building = nil
        guard case .buildYourself = answer else {
            keep(answer)
            return waiting
        }
        guard let first = waiting.popFirst() else { return [] }
        building = .asynchronously(waiting)
        return [first]
    }

    private static func sent<Failure: Error>(
        _ build: () async throws(Failure) -> Value
    ) async throws(Failure) -> Sent<Value> {
        Sent(value: try await build())
    }
}

/// A value that stays in the isolation of its caller.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}

extension Answer {
    /// The value, `nil` where the caller is to build, or where it cannot throw what another one did.
    fileprivate func value<Failure: Error>(failing: Failure.Type) throws(Failure) -> Value? {
        switch self {
        case .value(let value):
            return value
        case .failure(let error):
            if let failure = error as? Failure { throw failure }
            return nil
        case .buildYourself:
            return nil
        }
    }
}
