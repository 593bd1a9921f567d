// A closure type behind an alias has the attributes of the alias.
//: App/Session.swift
import Heirloom

typealias Handler = @Sendable (Int) -> Void
typealias Callback = (Int) -> Void

struct Hooks {
    var handler: Handler
    var callback: Callback?
}

@Instantiable
struct HooksReport: Instantiable {
    @Received let hooks: Hooks
    let text = "hooks"
}

@Instantiable
struct CallbacksReport: Instantiable {
    @Received let callbacks: [Callback]
    let text = "callbacks"
}

@Instantiable
struct HandlersReport: Instantiable {
    @Received let handlers: [String: Handler]
    let text = "handlers"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let hooks: Hooks
    @Forwarded let callbacks: [Callback]
    @Forwarded let handlers: [String: Handler]
    @Instantiated let hooksReportBuilder: SendableInstantiator<HooksReport>
    @Instantiated let 1️⃣callbacksReportBuilder: SendableInstantiator<CallbacksReport>
    @Instantiated let handlersReportBuilder: SendableInstantiator<HandlersReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let hooks = hooksReportBuilder
        lines.append(await Task.detached { hooks.instantiate().text }.value)
        let callbacks = callbacksReportBuilder
        lines.append(await Task.detached { callbacks.instantiate().text }.value)
        let handlers = handlersReportBuilder
        lines.append(await Task.detached { handlers.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
