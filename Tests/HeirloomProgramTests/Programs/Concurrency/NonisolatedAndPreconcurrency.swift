// A main-actor class has nonisolated members and a nonisolated initializer; protocols have explicit isolation.
//: Core/Core.swift
import Heirloom

public protocol Titled { nonisolated var title: String { get } }

@MainActor public protocol Presenting: AnyObject { func present() -> String }

@MainActor
@Instantiable
public final class Router: Instantiable, Titled {
    public nonisolated let title = "router"
    private var places = ["a"]
    public nonisolated init() {}
    public func go() -> Int { places.append("b"); return places.count }
}

@Instantiable(fulfillingAdditionalTypes: [Presenting.self])
public final class Presenter: Instantiable, Presenting {
    @Received let router: Router
    public init(router: Router) { self.router = router }
    public func present() -> String { "\(router.title) \(router.go())" }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Report: Instantiable {
    @Received let router: Router
    nonisolated var text: String { router.title }
}

@Instantiable
struct Plain: Instantiable {
    @Instantiated let router: Router
    @Instantiated let report: Report
}

@MainActor
@Instantiable
final class Window: Instantiable, @preconcurrency CustomStringConvertible {
    @Instantiated let presenter: any Presenting
    @Instantiated let router: Router
    var description: String { presenter.present() }
}
//: App/main.swift
print(Plain().report.text, Window())
//: prints
// router router 2
