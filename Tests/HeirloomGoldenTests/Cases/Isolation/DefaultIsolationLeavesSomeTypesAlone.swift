// The default isolation does not apply inside nonisolated types and actors, nor to types that are `Sendable` through a
// nonisolated protocol. It does apply to types that merely conform to such a protocol.

//: option swift=6.2 the default isolation
//: option swiftc=-default-isolation MainActor
//: App/App.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

nonisolated protocol Screen {}
nonisolated protocol Payload: Sendable {}
protocol Shared: Sendable {}

nonisolated enum Storage {
    @Instantiable
    final class Disk: Instantiable, Sendable {
        struct Sector {}

        init() {}
    }
}

extension Storage {
    @Instantiable
    final class Tape: Instantiable, Sendable {
        init() {}
    }
}

actor Database {
    @Instantiable
    struct Row: Instantiable {
        init() {}
    }
}

@Instantiable
struct Failure: Instantiable, Error {
    init() {}
}

@Instantiable
struct Message: Instantiable, Payload {
    init() {}
}

@Instantiable
final class Home: Instantiable, Screen {
    init() {}
}

@Instantiable
struct Settings: Instantiable, Shared {
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let disk: @Sendable () -> Storage.Disk
    @Instantiated let tape: @Sendable () async -> Storage.Tape
    @Instantiated let row: @Sendable () -> Database.Row
    @Instantiated let failure: @Sendable () -> Failure
    @Instantiated let message: @Sendable () -> Message
    @Instantiated let home: @Sendable () async -> Home
    @Instantiated let settings: @Sendable () async -> Settings
}

//: App/main.swift
let app = App()
print(app.disk(), await app.tape(), app.row(), app.failure(), app.message(), await app.home(), await app.settings())

//: generated App
import Heirloom

extension App {
    init() {
        let disk: @Sendable () -> Storage.Disk = {  // App.disk
            Storage.Disk()
        }
        let tape: @Sendable () async -> Storage.Tape = {  // App.tape
            await Storage.Tape()
        }
        let row: @Sendable () -> Database.Row = {  // App.row
            Database.Row()
        }
        let failure: @Sendable () -> Failure = {  // App.failure
            Failure()
        }
        let message: @Sendable () -> Message = {  // App.message
            Message()
        }
        let home: @Sendable () async -> Home = {  // App.home
            await Home()
        }
        let settings: @Sendable () async -> Settings = {  // App.settings
            await Settings()
        }
        self.init(
            disk: disk,
            tape: tape,
            row: row,
            failure: failure,
            message: message,
            home: home,
            settings: settings
        )
    }
}

//: prints
// App.Storage.Disk App.Storage.Tape Row() Failure() Message() App.Home Settings()
