// Specializations with arrays, optionals, tuples and nested generics, each built by a separate function and received by its
// full type.
//: Caching/Cache.swift
import Heirloom

public struct Limits: Sendable { public let count: Int; public init(count: Int) { self.count = count } }

@Instantiable
extension Limits: Instantiable {
    public static func instantiate() -> Limits { Limits(count: 3) }
}

public final class Cache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    public let limit: Int
    public init(limit: Int) { self.limit = limit }
    public subscript(key: Key) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }
    public var count: Int { values.count }
}

@Instantiable
extension Cache: Instantiable {
    public static func instantiate(limits: Limits) -> Cache<String, [Int]> { .init(limit: limits.count) }
    public static func instantiate(limits: Limits) -> Cache<Int, String?> { .init(limit: limits.count * 2) }
    public static func instantiate() -> Cache<String, Cache<Int, Int>> { .init(limit: 1) }
}
//: App/Screens.swift
import Caching
import Heirloom

@Instantiable
struct Scores: Instantiable {
    @Received let scores: Cache<String, Array<Int>>
    @Received let names: Cache<Int, Optional<String>>
    func record(_ name: String) {
        scores[name] = (scores[name] ?? []) + [names.count]
        names[names.count] = .some(name)
    }
}

@Instantiable
struct Board: Instantiable {
    @Instantiated let limits: Limits
    @Instantiated let scores: Cache<String, [Int]>
    @Instantiated let names: Cache<Int, String?>
    @Instantiated let nested: Cache<String, Cache<Int, Int>>
    @Instantiated let recorder: Scores
}
//: App/main.swift
import Caching

let board = Board()
for name in ["a", "b", "a"] { board.recorder.record(name) }
print(board.scores["a"] ?? [], board.names.count, board.scores.limit, board.names.limit, board.nested.limit)
//: prints
// [0, 2] 3 3 6 1
