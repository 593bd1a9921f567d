// Arguments passed to a construction in another isolation must be `Sendable`, because the caller keeps them, and so must
// results returned by an actor. The compiler reports others at the call in generated code.

//: option swift=6.2 the words of an error about a value that is not Sendable
//: option compiles=no
//: App/App.swift
import Heirloom

@Instantiable
final class Palette: Instantiable {}

@Instantiable
final class Painter: Instantiable {
    @Received let palette: Palette
    init(palette: Palette) async { self.palette = palette }
}

@Instantiable
final class Log: Instantiable {
    @MainActor init() {}
}

@MainActor @Instantiable
final class Status: Instantiable {
    @Received let palette: Palette
    init(palette: Palette) { self.palette = palette }
}

@MainActor @Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let painter: Painter
    @Instantiated let makeStatus: @MainActor () -> Status
}

@Instantiable(isRoot: true)
struct Server: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let painter: Painter
    @Instantiated let status: Status
    @Instantiated let log: Log
    @Instantiated let makeStatus: @MainActor () -> Status
    @Instantiated let askForStatus: () async -> Status
}

//: generated App
import Heirloom

extension Screen {
    init() async {
        let palette = Palette()
        let painter = await Painter(palette: palette)
        let makeStatus: @MainActor () -> Status = {  // Screen.makeStatus
            Status(palette: palette)
        }
        self.init(palette: palette, painter: painter, makeStatus: makeStatus)
    }
}

extension Server {
    init() async {
        let palette = Palette()
        let painter = await Painter(palette: palette)
        let status = await Status(palette: palette)
        let log = await Log()
        let makeStatus: @MainActor () -> Status = {  // Server.makeStatus
            Status(palette: palette)
        }
        let askForStatus: () async -> Status = {
            await Status(palette: palette)
        }
        self.init(
            palette: palette,
            painter: painter,
            status: status,
            log: log,
            makeStatus: makeStatus,
            askForStatus: askForStatus
        )
    }
}

//: compiler
// App/Heirloom.generated.swift:20:28: error: sending 'palette' risks causing data races [#SendingRisksDataRace]
// App/Heirloom.generated.swift:23:13: error: sending 'palette' risks causing data races [#SendingRisksDataRace]
// App/Heirloom.generated.swift:21:25: error: non-Sendable 'Log'-typed result can not be returned from main actor-isolated initializer 'init()' to nonisolated context
// App/App.swift:13:13: note: class 'Log' does not conform to the 'Sendable' protocol
// App/Heirloom.generated.swift:26:19: error: sending 'palette' risks causing data races [#SendingRisksDataRace]
