// A type that exists in debug builds only has a test double, and so does the screen that builds it there.
//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
struct Storage: Instantiable {
    let name: String
    init(name: String = "disk") { self.name = name }
}

#if DEBUG
@Instantiable(generateMock: true)
struct DebugMenu: Instantiable {
    @Instantiated let storage: Storage
}
#endif

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    #if DEBUG
    @Instantiated let menu: DebugMenu
    #else
    @Instantiated let other: Storage
    #endif
}
//: App/main.swift
print(DebugMenu.mock(overrides: .init(storage: .init(name: "mock"))).storage.name)
let screen = Screen.mock(overrides: .init(menu: .init(storage: .init(name: "below"))))
print(screen.storage.name, screen.menu.storage.name)
//: prints
// mock
// disk below
