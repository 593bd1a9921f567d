// A root inherits nested types, capitalized members and aliases from a superclass, its extension and a protocol.
//: Kit/Base.swift
open class Controller {
    public enum Style { case plain }
    public typealias Theme = Int
    public let size: Int
    public init(size: Int) { self.size = size }
}

public protocol Titled {}

extension Titled {
    public static var Title: String { "inherited" }
}

extension Controller {
    public struct Badge {}
    public class var Model: String { "inherited" }
}
//: App/Types.swift
import Heirloom

@Instantiable
struct Style: Instantiable { let name = "style" }

@Instantiable
struct Theme: Instantiable { @Instantiated let style: Style }

@Instantiable
struct Badge: Instantiable { @Instantiated let theme: Theme }

@Instantiable
struct Title: Instantiable { @Received let badge: Badge }

@Instantiable
struct Model: Instantiable { @Received let title: Title }
//: App/Root.swift
import Heirloom
import Kit

@Instantiable
final class Root: Controller, Titled, Instantiable {
    @Instantiated let badge: App.Badge
    @Instantiated let title: App.Title
    @Instantiated let model: App.Model

    init(badge: App.Badge, title: App.Title, model: App.Model) {
        self.badge = badge
        self.title = title
        self.model = model
        super.init(size: 3)
    }
}
//: App/main.swift
let root = Root()
print(root.model.title.badge.theme.style.name, Root.Title, Root.Model)
//: prints
// style inherited inherited
