// Hand-written mocks that generated code cannot call, each for another reason.
//: App/main.swift
import Heirloom

struct User {
    let name: String
}

@Instantiable(mockOnly: true)
extension User {
    1️⃣private static func mock() -> User { User(name: "Blob") }
}

@Instantiable(customMockName: "standIn")
struct Store: Instantiable {
    func 2️⃣standIn() -> Store { self }
}

@Instantiable(customMockName: "standIn")
struct Session: Instantiable {
    @Received let store: Store

    static func 3️⃣standIn() -> Session { Session(store: Store()) }
}

@Instantiable(generateMock: true, customMockName: "standIn")
struct Screen: Instantiable {
    @Received let store: Store

    static func standIn(store: Store, 4️⃣title: String) -> Screen { Screen(store: store) }
}

@Instantiable(mockOnly: true)
struct Settings {
    static func 5️⃣mock() async -> Settings { Settings() }
}

@Instantiable(mockOnly: true)
struct 6️⃣Theme {
    let isDark: Bool
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let session: Session
}

print(App().store)
//: refused
// 1️⃣ unusable-mock
// 2️⃣ unusable-mock
// 3️⃣ unusable-mock
// 4️⃣ unusable-mock
// 5️⃣ unusable-mock
// 6️⃣ missing-mock
