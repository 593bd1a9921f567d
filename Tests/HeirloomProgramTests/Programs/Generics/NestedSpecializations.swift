// Nested specializations: a cache of pages of users, a result of a cache, a type nested in a specialization.
//: Core/Core.swift
public struct Page<Item> { public var items: [Item]; public init(items: [Item]) { self.items = items } }
public final class Cache<Key: Hashable, Value> {
    public struct Entry { public let value: Value; public init(value: Value) { self.value = value } }
    public enum Policy { case never, always }
    public var entries: [Key: Entry] = [:]
    public let policy: Policy
    public init(policy: Policy) { self.policy = policy }
}
public struct User { public let id: Int; public init(id: Int) { self.id = id } }
public typealias UserCache = Cache<Int, Page<User>>
//: Caches/Caches.swift
import Core
import Heirloom

@Instantiable
extension Cache: Instantiable {
    public static func instantiate() -> Cache<Int, Page<User>> { UserCache(policy: .always) }
    public static func instantiate(seed: Page<User>) -> Cache<String, [Page<User>?]> {
        let cache = Cache<String, [Page<User>?]>(policy: .never)
        cache.entries["seed"] = .init(value: [seed, nil])
        return cache
    }
    public static func instantiate(users: Cache<Int, Page<User>>) -> Cache<Int, Cache<Int, Page<User>>> {
        let cache = Cache<Int, UserCache>(policy: .never)
        cache.entries[0] = .init(value: users)
        return cache
    }
}
//: App/App.swift
import Core
import Caches
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let users: UserCache
    @Received let pages: Cache<String, Array<Optional<Page<User>>>>
    @Received let entry: UserCache.Entry?
    @Received let policy: Cache<Int, Page<User>>.Policy
    @Instantiated let nested: Cache<Int, UserCache>

    var text: String {
        "\(users.entries.count) \(pages.entries["seed"]!.value.count) \(entry == nil) \(policy) \(nested.entries[0]!.value === users)"
    }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let seed: Page<User>
    @Forwarded let entry: Cache<Int, Page<User>>.Entry?
    @Forwarded let policy: UserCache.Policy
    @Instantiated let users: Cache<Int, Page<User>>
    @Instantiated let pages: Cache<String, [Page<User>?]>
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(seed: Page(items: []), entry: nil, policy: .never)
print(session.screen.text)
//: prints
// 0 2 true never true
