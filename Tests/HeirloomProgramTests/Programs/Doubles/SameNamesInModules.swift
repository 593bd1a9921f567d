// Two modules with a logger each, and test doubles in both.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable(generateMock: true)
public struct Storage: Instantiable {
    public init() {}
}

@Instantiable(generateMock: true)
public struct Logger: Instantiable {
    @Received let storage: Storage
    public let level: Int
    public init(storage: Storage, level: Int = 1) {
        self.storage = storage
        self.level = level
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Logger: Instantiable {
    @Instantiated let inner: Core.Logger
    let name: String
    init(inner: Core.Logger, name: String = "app") {
        self.inner = inner
        self.name = name
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let logger: Logger
    @Instantiated let coreLogger: Core.Logger
}
//: App/main.swift
import Core

func show(_ screen: Screen) { print(screen.logger.name, screen.logger.inner.level, screen.coreLogger.level) }
show(Screen.mock())
show(Screen.mock(overrides: .init(logger: .init(inner: .init(level: 2), name: "mock"), coreLogger: .init(level: 3))))
//: prints
// app 1 1
// mock 2 3
