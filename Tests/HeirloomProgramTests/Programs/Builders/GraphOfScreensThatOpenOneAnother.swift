// Screens open one another through builders in a cycle: list, detail, related list; each scope forwards its values.
//: Shop/Screens.swift
import Heirloom

@Instantiable
public final class ListScreen: Instantiable {
    @Forwarded let category: String
    @Received let cart: Cart
    @Instantiated private let detailScreenBuilder: Instantiator<DetailScreen>
    public func open(_ id: Int) -> DetailScreen { detailScreenBuilder.instantiate(id: id) }
    public var title: String { "\(category) with \(cart.items.count)" }
}

@Instantiable
public final class DetailScreen: Instantiable {
    @Forwarded let id: Int
    @Received private let cart: Cart
    @Received private let category: String
    @Instantiated private let listScreenBuilder: Instantiator<ListScreen>
    @Instantiated private let zoomBuilder: Instantiator<ZoomScreen>
    public func buy() -> Self {
        cart.items.append("\(category) \(id)")
        return self
    }
    public func related() -> ListScreen { listScreenBuilder.instantiate(category: category + "+") }
    public func zoom() -> ZoomScreen { zoomBuilder.instantiate() }
}

@Instantiable
public final class ZoomScreen: Instantiable {
    @Received let id: Int
    @Received let category: String
    @Instantiated let listScreenBuilder: Instantiator<ListScreen>
    public var text: String { "\(id) in \(category)" }
}

@Instantiable
public final class Cart: Instantiable { public var items: [String] = []; public init() {} }
//: App/main.swift
import Heirloom
import Shop

@Instantiable
struct App: Instantiable {
    @Instantiated let cart: Cart
    @Instantiated let start: Instantiator<ListScreen>
}

let list = App().start.instantiate(category: "Tea")
let second = list.open(1).buy().related()
print(list.title, "|", second.open(2).buy().zoom().text, "|", second.title)
//: prints
// Tea with 1 | 2 in Tea+ | Tea+ with 2
