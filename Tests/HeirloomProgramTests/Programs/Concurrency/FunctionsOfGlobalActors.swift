// Functions on any global actor are Sendable, also through an alias; others must be declared '@Sendable'.
//: App/Session.swift
import Heirloom

@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

typealias Database = DatabaseActor
typealias UI = MainActor
typealias Handler = @Sendable (Int) -> Void
typealias Callback = (Int) -> Void

@Instantiable
struct OnDatabaseReport: Instantiable {
    @Received let onDatabase: @DatabaseActor () -> Void
    let text = "onDatabase"
}

@Instantiable
struct OnAliasReport: Instantiable {
    @Received let onAlias: @Database () -> Void
    let text = "onAlias"
}

@Instantiable
struct OnUIReport: Instantiable {
    @Received let onUI: @UI () -> Void
    let text = "onUI"
}

@Instantiable
struct HandlerReport: Instantiable {
    @Received let handler: Handler?
    let text = "handler"
}

@Instantiable
struct HandlersReport: Instantiable {
    @Received let handlers: [Handler]
    let text = "handlers"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let onDatabase: @DatabaseActor () -> Void
    @Forwarded let onAlias: @Database () -> Void
    @Forwarded let onUI: @UI () -> Void
    @Forwarded let handler: Handler?
    @Forwarded let handlers: [Handler]
    @Instantiated let onDatabaseReportBuilder: SendableInstantiator<OnDatabaseReport>
    @Instantiated let onAliasReportBuilder: SendableInstantiator<OnAliasReport>
    @Instantiated let onUIReportBuilder: SendableInstantiator<OnUIReport>
    @Instantiated let handlerReportBuilder: SendableInstantiator<HandlerReport>
    @Instantiated let handlersReportBuilder: SendableInstantiator<HandlersReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let onDatabase = onDatabaseReportBuilder
        lines.append(await Task.detached { onDatabase.instantiate().text }.value)
        let onAlias = onAliasReportBuilder
        lines.append(await Task.detached { onAlias.instantiate().text }.value)
        let onUI = onUIReportBuilder
        lines.append(await Task.detached { onUI.instantiate().text }.value)
        let handler = handlerReportBuilder
        lines.append(await Task.detached { handler.instantiate().text }.value)
        let handlers = handlersReportBuilder
        lines.append(await Task.detached { handlers.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(onDatabase: {}, onAlias: {}, onUI: {}, handler: nil, handlers: [])
print(await session.reports().joined(separator: ", "))
//: prints
// onDatabase, onAlias, onUI, handler, handlers
