// One hand-written mock per type is allowed, and one per listed protocol.
//: option configuration=debug
//: App/App.swift
import Heirloom

protocol Storage {}

struct User {}

@Instantiable(mockOnly: true)
extension User {
    static func mock() -> User { User() }
}

@Instantiable(mockOnly: true, customMockName: "guest")
extension 1️⃣User {
    static func guest() -> User { User() }
}

@Instantiable(fulfillingAdditionalTypes: [Storage.self], mockOnly: true)
struct MemoryStorage: Storage {
    static func mock() -> MemoryStorage { MemoryStorage() }
}

@Instantiable(fulfillingAdditionalTypes: [Storage.self], mockOnly: true)
struct 2️⃣EmptyStorage: Storage {
    static func mock() -> EmptyStorage { EmptyStorage() }
}

struct NoStorage {}

protocol Closet {}

@Instantiable(fulfillingAdditionalTypes: [3️⃣Closet.self], mockOnly: true)
extension NoStorage {
    static func mock() -> NoStorage { NoStorage() }
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let user: User
    @Received let storage: any Storage
    @Received let closet: any Closet
}
//: refused
// 1️⃣ duplicate-mock
// 2️⃣ duplicate-mock
// 3️⃣ not-convertible
