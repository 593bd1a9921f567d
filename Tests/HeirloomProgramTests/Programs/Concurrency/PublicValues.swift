// Public types must declare that they are Sendable; frozen ones need not.
//: App/Session.swift
import Heirloom

public struct Report {
    public var title = ""
}

@frozen
public struct Point {
    public var x = 0
}

public enum Mode {
    case light, dark
}

package struct Draft {
    var title = ""
}

public struct Page: Sendable {
    public var number = 1
}

enum Names {
    public struct Inner {
        public var text = ""
    }
}

@Instantiable
struct ReportReport: Instantiable {
    @Received let report: Report
    let text = "report"
}

@Instantiable
struct PointReport: Instantiable {
    @Received let point: Point
    let text = "point"
}

@Instantiable
struct ModeReport: Instantiable {
    @Received let mode: Mode
    let text = "mode"
}

@Instantiable
struct DraftReport: Instantiable {
    @Received let draft: Draft
    let text = "draft"
}

@Instantiable
struct PageReport: Instantiable {
    @Received let page: Page
    let text = "page"
}

@Instantiable
struct InnerReport: Instantiable {
    @Received let inner: Names.Inner
    let text = "inner"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let report: Report
    @Forwarded let point: Point
    @Forwarded let mode: Mode
    @Forwarded let draft: Draft
    @Forwarded let page: Page
    @Forwarded let inner: Names.Inner
    @Instantiated let 1️⃣reportReportBuilder: SendableInstantiator<ReportReport>
    @Instantiated let pointReportBuilder: SendableInstantiator<PointReport>
    @Instantiated let 2️⃣modeReportBuilder: SendableInstantiator<ModeReport>
    @Instantiated let draftReportBuilder: SendableInstantiator<DraftReport>
    @Instantiated let pageReportBuilder: SendableInstantiator<PageReport>
    @Instantiated let innerReportBuilder: SendableInstantiator<InnerReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let report = reportReportBuilder
        lines.append(await Task.detached { report.instantiate().text }.value)
        let point = pointReportBuilder
        lines.append(await Task.detached { point.instantiate().text }.value)
        let mode = modeReportBuilder
        lines.append(await Task.detached { mode.instantiate().text }.value)
        let draft = draftReportBuilder
        lines.append(await Task.detached { draft.instantiate().text }.value)
        let page = pageReportBuilder
        lines.append(await Task.detached { page.instantiate().text }.value)
        let inner = innerReportBuilder
        lines.append(await Task.detached { inner.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
