// `@Intercepted` passes an argument through these functions if its type may be an alias. They decide what the macro
// cannot know. Each overload is for one form of function, because packs would crash the compiler for `inout`.
extension Invocation {
    /// Returns an argument that can be passed to interceptors.
    @inlinable
    public static func argument<Value>(_ value: Value) -> Value { value }

    #if compiler(>=6.2)
    /// Describes a noncopyable or nonescapable argument.
    @_disfavoredOverload @inlinable
    public static func argument<A: ~Copyable & ~Escapable>(_: borrowing A) -> String { "(noncopyable)" }
    #else
    /// Describes a noncopyable argument.
    @_disfavoredOverload @inlinable
    public static func argument<A: ~Copyable>(_: borrowing A) -> String { "(noncopyable)" }
    #endif

    /// Describes a nonescaping function without parameters.
    @_disfavoredOverload @inlinable
    public static func argument<R>(_: () async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function of one parameter.
    @_disfavoredOverload @inlinable
    public static func argument<A, R>(_: (A) async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function of two parameters.
    @_disfavoredOverload @inlinable
    public static func argument<A, B, R>(_: (A, B) async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function of three parameters.
    @_disfavoredOverload @inlinable
    public static func argument<A, B, C, R>(_: (A, B, C) async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function that changes its parameter.
    @_disfavoredOverload @inlinable
    public static func argument<A: ~Copyable, R>(_: (inout A) async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function that changes the first of two parameters.
    @_disfavoredOverload @inlinable
    public static func argument<A, B, R>(_: (inout A, B) async throws -> R) -> String { "(Function)" }

    /// Describes a nonescaping function that changes the second of two parameters.
    @_disfavoredOverload @inlinable
    public static func argument<A, B, R>(_: (A, inout B) async throws -> R) -> String { "(Function)" }
}
