// Seven modules add one layer each, and the last receives a dependency of the first through all of them.
//: One/One.swift
import Heirloom
public protocol Event { var name: String { get } }
@Instantiable public final class Bus: Instantiable { public var events: [any Event] = []; public init() {} }
//: Two/Two.swift
@_exported public import One
public import Heirloom
@Instantiable public struct Publisher: Instantiable {
    @Received let bus: Bus
    public init(bus: Bus) { self.bus = bus }
    public func publish(_ event: some Event) { bus.events.append(event) }
}
//: Three/Three.swift
public import Two
public import Heirloom
@Instantiable public struct Clicks: Instantiable {
    @Received let publisher: Publisher
    @Forwarded let area: String
    public init(publisher: Publisher, area: String) { self.publisher = publisher; self.area = area }
    public struct Click: Event { public let name: String }
    public func click() { publisher.publish(Click(name: "click \(area)")) }
}
//: Four/Four.swift
public import Three
public import Heirloom
@Instantiable public final class Button: Instantiable {
    @Instantiated let clicksBuilder: Instantiator<Clicks>
    @Received(onlyIfAvailable: true) let prefix: String?
    public init(clicksBuilder: Instantiator<Clicks>, prefix: String?) { self.clicksBuilder = clicksBuilder; self.prefix = prefix }
    public func tap() { clicksBuilder.instantiate(area: (prefix ?? "") + "button").click() }
}
//: Five/Five.swift
public import Four
public import Heirloom
@Instantiable public struct Toolbar: Instantiable {
    @Instantiated public let button: Button
    public init(button: Button) { self.button = button }
}
@Instantiable public struct Window: Instantiable {
    @Forwarded let prefix: String
    @Instantiated public let toolbar: Toolbar
    @Instantiated public let button: Button
    public init(prefix: String, toolbar: Toolbar, button: Button) { self.prefix = prefix; self.toolbar = toolbar; self.button = button }
}
//: Six/Six.swift
public import Five
public import Two
public import Heirloom
@Instantiable public struct Desktop: Instantiable {
    @Instantiated public let publisher: Publisher
    @Instantiated public let windowBuilder: Instantiator<Window>
    @Instantiated public let toolbar: Toolbar
    public init(publisher: Publisher, windowBuilder: Instantiator<Window>, toolbar: Toolbar) {
        self.publisher = publisher
        self.windowBuilder = windowBuilder
        self.toolbar = toolbar
    }
}
//: App/main.swift
import Heirloom
import Six
import Two

@Instantiable struct App: Instantiable {
    @Instantiated let bus: Bus
    @Instantiated let desktop: Desktop
}

let app = App()
let window = app.desktop.windowBuilder.instantiate(prefix: "w.")
window.toolbar.button.tap()
window.button.tap()
app.desktop.toolbar.button.tap()
print(app.bus.events.map(\.name))
//: prints
// ["click w.button", "click w.button", "click button"]
