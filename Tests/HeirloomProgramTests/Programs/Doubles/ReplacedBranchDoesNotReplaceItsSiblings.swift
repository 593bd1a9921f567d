// A type that is built in several scopes is overridden separately in each.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
struct Badge: Instantiable {
    let text: String
    init(text: String = "real") { self.text = text }
}

@Instantiable
struct Row: Instantiable {
    @Instantiated let badge: Badge
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let first: Row
    @Instantiated let second: Row
    @Instantiated let badge: Badge
}

//: App/main.swift
printTree(Screen.mock(overrides: .init(second: .init(badge: .init(text: "mock")))))

//: prints
// Screen
//   first: Row
//     badge: Badge
//       text: String "real"
//   second: Row
//     badge: Badge
//       text: String "mock"
//   badge: Badge
//     text: String "real"
