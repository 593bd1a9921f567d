// A base class takes its parts in a designated initializer that subclasses of other modules override, and has a factory.
//: Kit/Kit.swift
import Heirloom

@Instantiable
public final class Theme: Instantiable { public let name = "dark"; public init() {} }

open class Cell<Content> {
    public let theme: Theme
    public private(set) var content: Content?
    public init(theme: Theme) { self.theme = theme }
    public convenience init?(coder: Int) { return nil }
    open func render() -> String { "cell" }
    public func show(_ content: Content) -> Self {
        self.content = content
        return self
    }
}
//: App/Cells.swift
import Heirloom
import Kit

@Instantiable
final class PlainCell: Cell<String>, Instantiable {
    @Received(fulfilledByDependencyNamed: "theme", ofType: Theme.self) private let ownTheme: Theme
    @Received private let separator: Character

    init(ownTheme: Theme, separator: Character) {
        self.ownTheme = ownTheme
        self.separator = separator
        super.init(theme: ownTheme)
    }

    override init(theme: Theme) {
        ownTheme = theme
        separator = "-"
        super.init(theme: theme)
    }

    override func render() -> String { "\(content ?? "")\(separator)\(theme.name)" }
}

@Instantiable
final class CountCell: Cell<Int>, Instantiable {
    @Received private let separator: Character
    override init(theme: Theme) {
        separator = "."
        super.init(theme: theme)
    }
    convenience init(separator: Character) { self.init(theme: Theme()) }
    override func render() -> String { "\(content ?? 0)\(separator)" }
}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct List: Instantiable {
    @Forwarded let separator: Character
    @Instantiated let theme: Theme
    @Instantiated let plainBuilder: Instantiator<PlainCell>
    @Instantiated let countBuilder: Instantiator<CountCell>
}

@Instantiable
struct App: Instantiable { @Instantiated let lists: Instantiator<List> }

let list = App().lists.instantiate(separator: "/")
print(list.plainBuilder.instantiate().show("a").render(), list.countBuilder.instantiate().show(3).render())
//: prints
// a/dark 3.
