// A superclass of another module has convenience and designated initializers with defaults; the subclass uses the memberwise
// initializer.
//: Kit/Kit.swift
open class Window {
    public let title: String
    public let size: Int
    public init(title: String = "window", size: Int = 1, flags: UInt...) { (self.title, self.size) = (title, size) }
    public convenience init(copying other: Window) { self.init(title: other.title, size: other.size) }
    open func show() -> String { "\(title) \(size)" }
}

open class Panel: Window {
    public var isFloating = true
    override open func show() -> String { super.show() + " panel" }
}
//: App/Windows.swift
import Heirloom
import Kit

@Instantiable
final class Theme: Instantiable { let name = "dark" }

@Instantiable
final class ToolPanel: Panel, Instantiable {
    @Received private let theme: Theme
    private(set) lazy var label = theme.name
    override func show() -> String { super.show() + " \(label)" }
}

@Instantiable
final class MainWindow: Window, Instantiable {
    @Instantiated private let panelBuilder: Instantiator<ToolPanel>
    @Received fileprivate let theme: Theme
    func open() -> Panel { panelBuilder.instantiate() }
}
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let theme: Theme
    @Instantiated let mainWindow: MainWindow
}

print(App().mainWindow.open().show(), App().mainWindow.show())
//: prints
// window 1 panel dark window 1
