// A test double is compiled under the conditions of its type, as are its parameters. Code that several test doubles share, such
// as the construction of a store below two of them, is compiled if any of them needs it.

//: option configuration=debug
//: option flags=LITE
//: App/Types.swift
import Heirloom

@Instantiable
final class Token: Instantiable {}

@Instantiable
struct MemoryStore: Instantiable {
    let limit: Int
    init(limit: Int = 10) { self.limit = limit }
}

@Instantiable
struct DiskStore: Instantiable {
    @Received let token: Token
}

#if LITE
typealias Store = MemoryStore
#else
typealias Store = DiskStore
#endif

@Instantiable(generateMock: true)
struct Panel: Instantiable {
    @Received let store: Store
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Instantiated let panel: Panel
    @Instantiated let store: Store
    #if !LITE
    @Received let token: Token
    #endif
}

//: App/Watch.swift
#if os(watchOS)
#else
import Heirloom

@Instantiable
final class Clock: Instantiable {}

@Instantiable(generateMock: true)
struct Wall: Instantiable {
    @Received let clock: Clock
}
#endif

//: App/main.swift
printTree(Panel.mock())
printTree(Screen.mock())
printTree(Wall.mock())

//: prints
// Panel
//   store: DiskStore
//     token: Token #1
// Screen
//   panel: Panel
//     store: DiskStore
//       token: Token #1
//   store: DiskStore
//     token: Token #1
//   token: Token #1
// Wall
//   clock: Clock #1

//: prints with LITE
// Panel
//   store: MemoryStore
//     limit: Int 10
// Screen
//   panel: Panel
//     store: MemoryStore
//       limit: Int 10
//   store: MemoryStore
//     limit: Int 10
// Wall
//   clock: Clock #1
