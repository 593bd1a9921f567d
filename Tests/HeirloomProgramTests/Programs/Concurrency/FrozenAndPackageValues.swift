// The contents of frozen, package and nested values determine whether they are Sendable.
//: App/Session.swift
import Heirloom

@frozen
public struct Point {
    public var x = 0
    public init() {}
}

package struct Draft {
    var title = ""
}

enum Names {
    public struct Inner {
        public var text = ""
    }
}

public final class Registry: Sendable {
    public let name = "r"
    public init() {}
}

@Instantiable
struct PointReport: Instantiable {
    @Received let point: Point
    let text = "point"
}

@Instantiable
struct DraftReport: Instantiable {
    @Received let draft: Draft
    let text = "draft"
}

@Instantiable
struct InnerReport: Instantiable {
    @Received let inner: Names.Inner
    let text = "inner"
}

@Instantiable
struct RegistryReport: Instantiable {
    @Received let registry: Registry
    let text = "registry"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let point: Point
    @Forwarded let draft: Draft
    @Forwarded let inner: Names.Inner
    @Forwarded let registry: Registry
    @Instantiated let pointReportBuilder: SendableInstantiator<PointReport>
    @Instantiated let draftReportBuilder: SendableInstantiator<DraftReport>
    @Instantiated let innerReportBuilder: SendableInstantiator<InnerReport>
    @Instantiated let registryReportBuilder: SendableInstantiator<RegistryReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let point = pointReportBuilder
        lines.append(await Task.detached { point.instantiate().text }.value)
        let draft = draftReportBuilder
        lines.append(await Task.detached { draft.instantiate().text }.value)
        let inner = innerReportBuilder
        lines.append(await Task.detached { inner.instantiate().text }.value)
        let registry = registryReportBuilder
        lines.append(await Task.detached { registry.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(point: Point(), draft: Draft(), inner: Names.Inner(), registry: Registry())
print(await session.reports().joined(separator: ", "))
//: prints
// point, draft, inner, registry
