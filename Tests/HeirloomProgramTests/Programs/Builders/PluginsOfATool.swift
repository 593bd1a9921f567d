// A tool whose plugins are erased builders, one wrapped and one cast, each called with a context.
//: PluginKit/Plugin.swift
import Heirloom

public struct PluginContext: Sendable { public var arguments: [String]; public init(_ arguments: String...) { self.arguments = arguments } }

public protocol Plugin {
    static var name: String { get }
    func run() throws -> String
}

public struct AnyPlugin: Plugin {
    public static var name: String { "any" }
    private let body: () throws -> String
    public init(_ plugin: any Plugin) { body = plugin.run }
    public func run() throws -> String { try body() }
}
//: Plugins/Plugins.swift
import Heirloom
import PluginKit

@Instantiable
public struct EchoPlugin: Plugin, Instantiable {
    public static let name = "echo"
    @Forwarded private let context: PluginContext
    @Received private let terminal: Terminal
    public func run() -> String { terminal.mark + context.arguments.joined(separator: " ") }
}

@Instantiable
public struct CountPlugin: Plugin, Instantiable {
    public static let name = "count"
    @Forwarded private let context: PluginContext
    public func run() throws -> String { "\(context.arguments.count)" }
}

@Instantiable
public final class Terminal: Instantiable { let mark = "> "; public init() {} }
//: Tool/main.swift
import Heirloom
import PluginKit
import Plugins

@Instantiable
final class Registry: Instantiable {
    typealias Builder = ErasedInstantiator<PluginContext, AnyPlugin>

    @Instantiated(fulfilledByType: "EchoPlugin", erasedToConcreteExistential: true)
    private let echo: ErasedInstantiator<PluginContext, AnyPlugin>
    @Instantiated(fulfilledByType: "CountPlugin")
    private let count: ErasedInstantiator<CountPlugin.ForwardedProperties, any Plugin>
    private(set) lazy var names = [EchoPlugin.name, CountPlugin.name].sorted()

    func run(_ name: String, _ context: PluginContext) throws -> String {
        switch name {
        case EchoPlugin.name: try echo.instantiate(context).run()
        case CountPlugin.name: try count.instantiate(context).run()
        default: "unknown \(name)"
        }
    }
}

@Instantiable
struct ToolRoot: Instantiable {
    @Instantiated let terminal: Terminal
    @Instantiated let registry: Registry
}

let root = ToolRoot()
for name in root.registry.names { print(try root.registry.run(name, PluginContext("a", "b"))) }
//: prints
// 2
// > a b
