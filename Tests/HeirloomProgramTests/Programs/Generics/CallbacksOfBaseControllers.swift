// Base controllers declare callbacks and containers with types that their subclasses provide.
//: App/main.swift
import Heirloom

struct Items {}

class Controller<Item> {
    typealias OnSelect = (Item) -> Void
    typealias Items = [Item]
    typealias Page = (items: Items, title: String)
    let onSelect: OnSelect
    init(onSelect: @escaping OnSelect) { self.onSelect = onSelect }
}

class LoggingController<Event>: Controller<Event?> {
    typealias Log = [Event]
}

@Instantiable
final class ListController: Controller<Int>, Instantiable {
    @Forwarded private let action: OnSelect
    @Forwarded let items: Items
    @Instantiated let counter: Counter
    init(action: @escaping OnSelect, items: Items, counter: Counter) {
        self.action = action
        self.items = items
        self.counter = counter
        super.init(onSelect: action)
    }
}

@Instantiable
struct Counter: Instantiable {
    @Received let items: [Int]
    var count: Int { items.count }
}

@Instantiable
final class LogController: LoggingController<String>, Instantiable {
    @Forwarded let log: Log
    @Forwarded let page: Page
    @Forwarded let tap: OnSelect
    @Instantiated let pager: Pager
    init(log: Log, page: Page, tap: @escaping OnSelect, pager: Pager) {
        self.log = log
        self.page = page
        self.tap = tap
        self.pager = pager
        super.init(onSelect: tap)
    }
}

@Instantiable
struct Pager: Instantiable {
    @Received let page: (items: [String?], title: String)
    @Received let tap: (String?) -> Void
}

@Instantiable
struct App: Instantiable {
    @Instantiated let lists: Instantiator<ListController>
    @Instantiated let logs: Instantiator<LogController>
}

let app = App()
let list = app.lists.instantiate(action: { print("selected", $0) }, items: [1, 2])
list.onSelect(3)
print(list.counter.count)
let log = app.logs.instantiate(
    log: ["a"], page: (items: ["b", nil], title: "Log"), tap: { print("tapped", $0 ?? "nothing") })
log.pager.tap(nil)
print(log.pager.page.title, log.pager.page.items.count, log.log)
//: prints
// selected 3
// 2
// tapped nothing
// Log 2 ["a"]
