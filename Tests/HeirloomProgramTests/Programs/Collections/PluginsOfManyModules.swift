// An editor collects its plugins, commands and exporters from every linked module, some of them on demand.
//: Kit/Kit.swift
public import Heirloom

public protocol Plugin: AnyObject, Sendable {
    var title: String { get }
}

public protocol Command: Sendable {
    func run(_ text: String) -> String
}

public struct Failure: Error {
    public init() {}
}

public enum Format: String, Sendable {
    case plain, rich
}

public protocol Exporter: Sendable {
    func export() async throws(Failure) -> String
}

@Instantiable
public final class History: Instantiable, Sendable {}

/// It is built below the roots of modules that see more plugins than this one.
@Instantiable
public struct Workbench: Instantiable {
    @Instantiated public let history: History
    @Instantiated public let plugins: [any Plugin]
    @Instantiated public let commands: [String: @Sendable (_ selection: String) -> any Command]
    @Instantiated public let exporters: [Format: @Sendable () async throws(Failure) -> any Exporter]
    @Instantiated public let menu: Menu
}

@Instantiable
public struct Menu: Instantiable {
    @Received let plugins: [any Plugin]
    @Received(onlyIfAvailable: true) let commands: [String: @Sendable (String) -> any Command]?

    public var titles: [String] { plugins.map(\.title) + (commands ?? [:]).keys.sorted() }
}
//: Writing/Writing.swift
public import Heirloom
public import Kit

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
public final class Spelling: Plugin, Instantiable {
    @Received let history: History
    @Instantiated let words: Words
    public let title = "Spelling"
}

@Instantiable
public struct Words: Instantiable, Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Command.self], key: "shout")
public struct Shout: Command, Instantiable {
    @Forwarded let selection: String
    @Received let history: History

    public func run(_ text: String) -> String { selection.uppercased() + text }
}

@Instantiable(fulfillingAdditionalTypes: [Exporter.self], key: Format.plain)
public struct PlainExporter: Exporter, Instantiable {
    public init() async throws(Failure) {}

    public func export() async throws(Failure) -> String { "plain" }
}
//: Drawing/Drawing.swift
public import Heirloom
public import Kit

public enum Tools {
    @Instantiable(isRoot: false, fulfillingAdditionalTypes: [Plugin.self])
    public final class Pen: Plugin, Instantiable {
        public let title = "Pen"
    }
}

@Instantiable(fulfillingAdditionalTypes: [Exporter.self], key: Kit.Format.rich)
public struct RichExporter: Exporter, Instantiable {
    public func export() async throws(Failure) -> String { throw Failure() }
}
//: Editor/Editor.swift
import Drawing
import Heirloom
import Kit
import Writing

@Instantiable(isRoot: true)
struct Editor: Instantiable {
    @Instantiated let workbench: Workbench
    @Instantiated(collecting: ["Tools.Pen"]) let touch: [any Plugin]
    @Instantiated(onlyIfAvailable: true) let cloud: (any Cloud)?
    @Instantiated(onlyIfAvailable: true) let themes: [any Theme]
}

protocol Cloud {}
protocol Theme {}
//: Editor/main.swift
import Kit

let editor = Editor()
let workbench = editor.workbench
print(workbench.menu.titles, workbench.plugins[0] === editor.touch[0])
print(workbench.commands["shout"]!("a").run("b"), editor.cloud == nil, editor.themes.count)
print(try await workbench.exporters[.plain]!().export())
do {
    print(try await workbench.exporters[.rich]!().export())
} catch {
    print(error)
}
//: prints
// ["Pen", "Spelling", "shout"] false
// Ab true 0
// plain
// Failure()
