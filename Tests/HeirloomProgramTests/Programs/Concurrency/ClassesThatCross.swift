// Subclasses of Sendable classes, errors, actors and main-actor classes are captured by sendable builders.
//: App/Session.swift
import Heirloom

class Base: @unchecked Sendable {}

final class Derived: Base, @unchecked Sendable {
    var number = 1
}

final class Failure: Error {
    let code = 1
}

actor Counter {
    nonisolated let start = 1
}

@MainActor
class Window {
    var title = ""
}

final class Panel: Window {}

final class Late {
    let number = 1
}

@Instantiable
struct DerivedReport: Instantiable {
    @Received let derived: Derived
    let text = "derived"
}

@Instantiable
struct FailureReport: Instantiable {
    @Received let failure: Failure
    let text = "failure"
}

@Instantiable
struct CounterReport: Instantiable {
    @Received let counter: Counter
    let text = "counter"
}

@Instantiable
struct PanelReport: Instantiable {
    @Received let panel: Panel
    let text = "panel"
}

@Instantiable
struct LateReport: Instantiable {
    @Received let late: Late
    let text = "late"
}

@Instantiable
struct WindowReport: Instantiable {
    @Received let window: Window
    let text = "window"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let derived: Derived
    @Forwarded let failure: Failure
    @Forwarded let counter: Counter
    @Forwarded let panel: Panel
    @Forwarded let late: Late
    @Forwarded let window: Window
    @Instantiated let derivedReportBuilder: SendableInstantiator<DerivedReport>
    @Instantiated let failureReportBuilder: SendableInstantiator<FailureReport>
    @Instantiated let counterReportBuilder: SendableInstantiator<CounterReport>
    @Instantiated let panelReportBuilder: SendableInstantiator<PanelReport>
    @Instantiated let lateReportBuilder: SendableInstantiator<LateReport>
    @Instantiated let windowReportBuilder: SendableInstantiator<WindowReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let derived = derivedReportBuilder
        lines.append(await Task.detached { derived.instantiate().text }.value)
        let failure = failureReportBuilder
        lines.append(await Task.detached { failure.instantiate().text }.value)
        let counter = counterReportBuilder
        lines.append(await Task.detached { counter.instantiate().text }.value)
        let panel = panelReportBuilder
        lines.append(await Task.detached { panel.instantiate().text }.value)
        let late = lateReportBuilder
        lines.append(await Task.detached { late.instantiate().text }.value)
        let window = windowReportBuilder
        lines.append(await Task.detached { window.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

//: App/Conformances.swift
extension Late: @unchecked Sendable {}
//: App/main.swift
let session = App().sessionBuilder.instantiate(derived: Derived(), failure: Failure(), counter: Counter(), panel: Panel(), late: Late(), window: Window())
print(await session.reports().joined(separator: ", "))
//: prints
// derived, failure, counter, panel, late, window
