// A library has a root for itself and another one for a tool, and both share the types below; the tool extends one of them.
//: Library/Library.swift
import Heirloom

public protocol Output: AnyObject { func write(_ line: String); var lines: [String] { get } }

@Instantiable(fulfillingAdditionalTypes: [Output.self])
public final class Console: Instantiable, Output {
    public private(set) var lines: [String] = []
    public init() {}
    public func write(_ line: String) { lines.append(line) }
}

@Instantiable
public struct Compiler: Instantiable {
    @Received let output: any Output
    @Instantiated let parserBuilder: Instantiator<Parser>
    public init(output: any Output, parserBuilder: Instantiator<Parser>) { self.output = output; self.parserBuilder = parserBuilder }
    public func compile(_ text: String) { output.write("compiled \(parserBuilder.instantiate(text: text).count)") }
}

@Instantiable
public struct Parser: Instantiable {
    @Forwarded let text: String
    public init(text: String) { self.text = text }
    var count: Int { text.count }
}

@Instantiable(isRoot: true)
public struct Service: Instantiable {
    @Instantiated public let output: any Output
    @Instantiated public let compiler: Compiler
    public init(output: any Output, compiler: Compiler) { self.output = output; self.compiler = compiler }
}
//: Tool/Tool.swift
import Heirloom
import Library

@Instantiable
final class Verbose: Instantiable, Output {
    @Instantiated let console: Console
    var lines: [String] { console.lines }
    func write(_ line: String) { console.write("verbose: " + line) }
}

extension Tool {
    @Instantiable
    struct Command: Instantiable {
        @Received let compiler: Compiler
        @Forwarded let arguments: [String]
        func run() { arguments.forEach(compiler.compile) }
    }
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated(fulfilledByType: "Verbose") let output: any Output
    @Instantiated let compiler: Compiler
    @Instantiated let commandBuilder: Instantiator<Command>
    @Instantiated let service: Service
}
//: Tool/main.swift
import Library

let tool = Tool()
tool.commandBuilder.instantiate(arguments: ["a", "bc"]).run()
tool.service.compiler.compile("x")
let service = Service()
service.compiler.compile("xyz")
print(tool.output.lines, tool.service.output.lines, service.output.lines)
//: prints
// ["verbose: compiled 1", "verbose: compiled 2"] ["compiled 1"] ["compiled 3"]
