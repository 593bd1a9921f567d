// Hand-written test doubles may be declared under `#if DEBUG`, like generated ones, and the types built below them may depend
// on other conditions.

//: option configuration=debug
//: option flags=PREMIUM
//: App/Types.swift
import Heirloom

struct User {
    let name: String
}

#if DEBUG
@Instantiable(mockOnly: true)
extension User {
    static func mock() -> User { User(name: "mock") }
}
#endif

@Instantiable
class Storage: Instantiable {}
#if DEBUG
final class StubStorage: Storage {}
#endif

#if PREMIUM
@Instantiable
struct Badge: Instantiable {
    @Received let storage: Storage
    let text: String
    init(storage: Storage, text: String = "premium") { self.storage = storage; self.text = text }
}
#endif

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let user: User
    @Received let storage: Storage
    #if PREMIUM
    @Instantiated let badge: Badge
    #endif
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(storage: StubStorage()))
#if PREMIUM
printTree(Screen.mock(overrides: .init(badge: .init(text: "mock"))))
#endif

//: prints
// Screen
//   user: User
//     name: String "mock"
//   storage: Storage #1
// Screen
//   user: User
//     name: String "mock"
//   storage: StubStorage #1

//: prints with PREMIUM
// Screen
//   user: User
//     name: String "mock"
//   storage: Storage #1
//   badge: Badge
//     storage: Storage #1
//     text: String "premium"
// Screen
//   user: User
//     name: String "mock"
//   storage: StubStorage #1
//   badge: Badge
//     storage: StubStorage #1
//     text: String "premium"
// Screen
//   user: User
//     name: String "mock"
//   storage: Storage #1
//   badge: Badge
//     storage: Storage #1
//     text: String "mock"
