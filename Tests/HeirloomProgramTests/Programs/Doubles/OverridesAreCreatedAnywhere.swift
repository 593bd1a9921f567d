// No actor isolates the default of a parameter in Swift 5 mode, nor that of a stored property of a nonisolated class: overrides
// are created there even where the default isolation is the main actor.

//: option configuration=debug
//: option swift=6.2 default isolation
//: option swiftc=-default-isolation MainActor -swift-version 5
//: App/Types.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor", languageMode: "5")

@Instantiable
final class Connection: Instantiable {}

@Instantiable
final class Store: Instantiable {
    @Instantiated let connection: Connection
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Received let store: Store
}

@Instantiable(isRoot: true, generateMock: true)
struct Root: Instantiable {
    @Instantiated let store: Store
    @Instantiated let screen: Screen
}

//: App/main.swift
MainActor.assumeIsolated {
    printTree(Root.mock())
    printTree(Screen.mock())
}

//: prints
// Root
//   store: Store #1
//     connection: Connection #2
//   screen: Screen
//     store: Store #1
// Screen
//   store: Store #1
//     connection: Connection #2
