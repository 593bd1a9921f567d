// Five modules: a host with a plugin protocol, plugins that use the host's services, and an app that lists them by name.
//: Host/Host.swift
import Heirloom

public protocol Plugin: AnyObject {
    var title: String { get }
    func perform(_ text: String) -> String
}

public protocol Services: AnyObject {
    func note(_ text: String)
}

@Instantiable
public struct Host: Instantiable {
    @Instantiated(fulfilledByType: "UppercasePlugin") private let first: any Plugin
    @Instantiated(fulfilledByType: "ReversePlugin.Main") private let second: any Plugin
    @Received private let services: any Services

    public func run(_ text: String) -> String {
        [first, second].reduce(text) { text, plugin in
            services.note(plugin.title)
            return plugin.perform(text)
        }
    }
}
//: Uppercase/Uppercase.swift
import Heirloom
import Host

@Instantiable
public final class UppercasePlugin: Instantiable, Plugin {
    @Received private let services: any Services
    public let title = "uppercase"
    public func perform(_ text: String) -> String {
        services.note("\(text.count) letters")
        return text.uppercased()
    }
}
//: Reverse/Reverse.swift
import Heirloom
import Host

public enum ReversePlugin {
    @Instantiable
    public final class Main: Instantiable, Plugin {
        @Instantiated private let helper: Helper
        public var title: String { "reverse" }
        public func perform(_ text: String) -> String { helper.reverse(text) }
    }

    @Instantiable
    public struct Helper: Instantiable {
        public init() {}
        func reverse(_ text: String) -> String { String(text.reversed()) }
    }
}
//: Journal/Journal.swift
import Heirloom
import Host

@Instantiable(fulfillingAdditionalTypes: [Services.self])
public final class Journal: Instantiable, Services {
    public private(set) var notes: [String] = []
    public init() {}
    public func note(_ text: String) { notes.append(text) }
}
//: App/main.swift
import Heirloom
import Host
import Journal
import Reverse
import Uppercase

@Instantiable
struct App: Instantiable {
    @Instantiated let services: any Services
    @Instantiated let host: Host
}

let app = App()
print(app.host.run("abc"))
print((app.services as? Journal)?.notes ?? [])
//: prints
// CBA
// ["uppercase", "3 letters", "reverse"]
