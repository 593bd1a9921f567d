// Isolation is inherited through aliases of base classes and protocols and through refined protocols, and not from stored
// properties.
//: Core/Core.swift
import Heirloom

@MainActor open class Controller { public init() {} ; public let kind = "controller" }
public typealias BaseController = Controller
@MainActor public protocol Presenting { func present() -> String }
public protocol DetailPresenting: Presenting { }
public typealias Presenter = DetailPresenting & AnyObject
@preconcurrency @MainActor public protocol OldDelegate: AnyObject { func done() }
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public final class Home: BaseController, Instantiable {
    @Received let detail: Detail
    public init(detail: Detail) { self.detail = detail }
    public func text() -> String { kind + detail.present() }
}

@Instantiable
public final class Detail: Presenter, Instantiable {
    @Received let plain: Plain
    public init(plain: Plain) { self.plain = plain }
    public func present() -> String { plain.text }
}

@Instantiable
public final class Plain: Instantiable {
    @MainActor public var clicks = 0
    public let text = "plain"
    public init() {}
}

@Instantiable
public final class Delegate: OldDelegate, Instantiable {
    public init() {}
    public func done() {}
}
//: App/App.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Free: Instantiable { @Instantiated let plain: Plain }

@preconcurrency @MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let plain: Plain
    @Instantiated let detail: Detail
    @Instantiated let delegate: Delegate
    @Instantiated let homeBuilder: Instantiator<Home>
}
//: App/main.swift
print(Free().plain.text, App().homeBuilder.instantiate().text())
//: prints
// plain controllerplain
