// A type with an unavailable conformance, or with undeclared synchronization, is not Sendable; unsafe storage is not checked.
//: App/Session.swift
import Heirloom

struct Handle {
    let number = 1
}

@available(*, unavailable)
extension Handle: Sendable {}

final class Row {
    var number = 0
}

struct Slot {
    nonisolated(unsafe) var row = Row()
}

struct Link {
    weak var row: Row?
}

private struct Hidden {
    var number = 1
}

typealias Safe = Sendable

struct Aliased: Safe {
    var number = 1
}

@Instantiable
struct HandleReport: Instantiable {
    @Received let handle: Handle
    let text = "handle"
}

@Instantiable
struct SlotReport: Instantiable {
    @Received let slot: Slot
    let text = "slot"
}

@Instantiable
struct LinkReport: Instantiable {
    @Received let link: Link
    let text = "link"
}

@Instantiable
struct AliasedReport: Instantiable {
    @Received let aliased: Aliased
    let text = "aliased"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let handle: Handle
    @Forwarded let slot: Slot
    @Forwarded let link: Link
    @Forwarded let aliased: Aliased
    @Instantiated let 1️⃣handleReportBuilder: SendableInstantiator<HandleReport>
    @Instantiated let slotReportBuilder: SendableInstantiator<SlotReport>
    @Instantiated let linkReportBuilder: SendableInstantiator<LinkReport>
    @Instantiated let aliasedReportBuilder: SendableInstantiator<AliasedReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let handle = handleReportBuilder
        lines.append(await Task.detached { handle.instantiate().text }.value)
        let slot = slotReportBuilder
        lines.append(await Task.detached { slot.instantiate().text }.value)
        let link = linkReportBuilder
        lines.append(await Task.detached { link.instantiate().text }.value)
        let aliased = aliasedReportBuilder
        lines.append(await Task.detached { aliased.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
