// With the main actor as default isolation, 'init' of an actor is on it if the actor lists a protocol of the module, and
// 'instantiate' is on it in an extension of a nonisolated type. A type in a nonisolated extension of such a type is not.
//: option swift=6.2 default isolation
//: option swiftc=-default-isolation MainActor
//: option configuration=debug
//: App/Configuration.swift
import Heirloom

#if !os(Windows)
#HeirloomConfiguration(defaultIsolation: "MainActor")
#endif
//: App/Types.swift
import Heirloom

protocol Output {
    func emit() async -> String
}

@Instantiable(fulfillingAdditionalTypes: [Output.self], generateMock: true)
actor Speaker: Output, Instantiable {
    init() {}
    func emit() -> String { "aloud" }
}

protocol AccountStore {}

@Instantiable(fulfillingAdditionalTypes: [AccountStore.self])
final class FileStore: AccountStore, Instantiable {
    @Instantiated let writer: Writer
}

protocol Writing: Actor {}
protocol LogWriting: Writing {}

@Instantiable
actor Writer: LogWriting, Instantiable {}

nonisolated final class Engine: Sendable {}

@Instantiable
extension Engine: Instantiable {
    static func instantiate() -> Engine { Engine() }
}

@Instantiable(generateMock: true)
nonisolated final class Archive: Instantiable {
    @Instantiated let shelf: Shelf
}

@Instantiable
nonisolated final class Shelf: Instantiable {
    @Instantiated let box: Box
}

@Instantiable
nonisolated final class Box: Instantiable {}

nonisolated enum Models {}

nonisolated extension Models {
    @Instantiable
    struct Ruler: Instantiable {}
}

@Instantiable
nonisolated struct Job: Instantiable {
    @Instantiated let ruler: Models.Ruler
    @Instantiated let writer: Writer
}

@Instantiable(generateMock: true)
final class Screen: Instantiable {
    @Received let output: any Output
    @Received let engine: Engine
    @Received let store: any AccountStore
}

@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let output: any Output
    @Instantiated let engine: Engine
    @Instantiated let store: any AccountStore
    @Instantiated let screen: Screen
    @Instantiated let archive: Archive
    @Instantiated let makeJob: @Sendable () -> Job
}

nonisolated func makeArchive() -> Archive { Archive.mock(overrides: .init(shelf: .init(box: { Box() }))) }
//: App/main.swift
let app = App()
print(app.screen.engine === app.engine, await app.screen.output.emit())
print(await Speaker.mock().emit(), Screen.mock().engine === app.engine, app.makeJob().ruler)
print(makeArchive().shelf.box === app.archive.shelf.box)
//: prints
// true aloud
// aloud false Ruler()
// false
