// Features of the same structure in separate modules, each with a protocol, a model and a screen, and a tab bar that uses the
// screens by name only.
//: Kit/Kit.swift
import Heirloom

public protocol Tab { var title: String { get } }

@Instantiable
public final class Badge: Instantiable {
    public private(set) var counts: [String: Int] = [:]
    public init() {}
    public func add(_ name: String) { counts[name, default: 0] += 1 }
}
//: Inbox/Inbox.swift
import Heirloom
import Kit

@Instantiable
public struct Screen: Instantiable, Tab {
    @Instantiated private let model: Model
    public var title: String { "Inbox \(model.unread)" }
}

@Instantiable
public final class Model: Instantiable {
    @Received private let badge: Badge
    var unread: Int {
        badge.add("inbox")
        return 3
    }
}
//: Search/Search.swift
import Heirloom
import Kit

@Instantiable
public struct Screen: Instantiable, Tab {
    @Forwarded private let query: String
    @Instantiated private let model: Model
    public var title: String { "Search \(query) \(model.results(query))" }
}

@Instantiable
public struct Model: Instantiable {
    @Received private let badge: Badge
    @Received private let query: String
    func results(_ text: String) -> Int {
        badge.add(query)
        return text.count
    }
}
//: Tabs/Tabs.swift
import Heirloom
import Kit

@Instantiable
public struct TabBar: Instantiable {
    @Instantiated(fulfilledByType: "Inbox.Screen") private let first: any Tab
    @Instantiated(fulfilledByType: "Search.Screen") private let searchBuilder: ErasedInstantiator<String, any Tab>
    public var titles: [String] { [first.title, searchBuilder.instantiate("abc").title] }
}
//: App/main.swift
import Heirloom
import Inbox
import Kit
import Search
import Tabs

@Instantiable
struct App: Instantiable {
    @Instantiated let badge: Badge
    @Instantiated let tabBar: TabBar
    @Instantiated let model: Inbox.Model
}

let app = App()
print(app.tabBar.titles, app.badge.counts.sorted { $0.key < $1.key }.map(\.key))
//: prints
// ["Inbox 3", "Search abc 3"] ["abc", "inbox"]
