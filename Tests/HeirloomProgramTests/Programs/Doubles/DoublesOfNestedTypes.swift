// Nested types have test doubles, and their parameters are spelled so that members of a type cannot shadow the names.

//: option configuration=debug
//: App/Types.swift
import Heirloom

enum Mail {
    @Instantiable
    class Storage: Instantiable {}

    final class Stub: Storage {}

    @Instantiable(isRoot: false, generateMock: true)
    struct Screen: Instantiable {
        struct User: Equatable {}

        @Forwarded let user: User
        @Received let account: App.User
        @Instantiated let storage: Storage
    }
}

struct User {}

enum Chat {
    @Instantiable
    final class Storage: Instantiable {}

    @Instantiable(isRoot: false, generateMock: true)
    struct Screen: Instantiable {
        typealias Account = App.User
        struct MockOverrides2 {}
        @Received let account: Account
        @Instantiated let storage: Storage
    }
}

//: App/main.swift
printTree(Mail.Screen.mock(user: Mail.Screen.User(), account: User(), overrides: .init(storage: Mail.Stub.init)))
printTree(Chat.Screen.mock(account: User(), overrides: .init(storage: Chat.Storage.init)))

//: prints
// Screen
//   user: User
//   account: User
//   storage: Stub #1
// Screen
//   account: User
//   storage: Storage #1
