// A command-line tool: commands are built on demand by name, share a console and a file system, and have different forwarded
// properties.
//: Terminal/Console.swift
import Heirloom

public protocol Console: AnyObject {
    func write(_ line: String)
}

@Instantiable(fulfillingAdditionalTypes: [Console.self])
public final class StandardConsole: Instantiable, Console {
    public func write(_ line: String) { print("> " + line) }
}
//: Files/FileSystem.swift
import Heirloom
import Terminal

public protocol FileSystem: AnyObject {
    func read(_ path: String) -> String?
    func write(_ text: String, to path: String)
    var paths: [String] { get }
}

@Instantiable(fulfillingAdditionalTypes: [FileSystem.self])
public final class MemoryFileSystem: Instantiable, FileSystem {
    @Received private let console: any Console
    private var files: [String: String]

    public init(console: any Console, files: [String: String] = ["a.txt": "one two"]) {
        self.console = console
        self.files = files
    }

    public func read(_ path: String) -> String? { files[path] }
    public func write(_ text: String, to path: String) {
        console.write("wrote \(path)")
        files[path] = text
    }
    public var paths: [String] { files.keys.sorted() }
}
//: Tool/Commands.swift
import Files
import Heirloom
import Terminal

protocol Command {
    func run() -> Int
}

struct Arguments {
    var words: [String]
}

@Instantiable
struct ListCommand: Instantiable, Command {
    @Received let fileSystem: any FileSystem
    @Received let console: any Console

    func run() -> Int {
        for path in fileSystem.paths { console.write(path) }
        return 0
    }
}

@Instantiable
struct CountCommand: Instantiable, Command {
    @Forwarded let arguments: Arguments
    @Received let fileSystem: any FileSystem
    @Received let console: any Console
    @Instantiated let wordCounter: WordCounter

    func run() -> Int {
        guard let path = arguments.words.first, let text = fileSystem.read(path) else {
            console.write("no such file")
            return 1
        }
        console.write("\(path): \(wordCounter.count(text))")
        return 0
    }
}

@Instantiable
struct CopyCommand: Instantiable, Command {
    @Forwarded let arguments: Arguments
    @Received let fileSystem: any FileSystem

    func run() -> Int {
        guard arguments.words.count == 2, let text = fileSystem.read(arguments.words[0]) else { return 2 }
        fileSystem.write(text, to: arguments.words[1])
        return 0
    }
}

@Instantiable
struct WordCounter: Instantiable {
    func count(_ text: String) -> Int { text.split(separator: " ").count }
}
//: Tool/main.swift
import Files
import Heirloom
import Terminal

@Instantiable
final class Tool: Instantiable {
    @Instantiated private let fileSystem: any FileSystem
    @Instantiated private let console: any Console
    @Instantiated private let listBuilder: Instantiator<ListCommand>
    @Instantiated(fulfilledByType: "CountCommand")
    private let countBuilder: ErasedInstantiator<Arguments, any Command>
    @Instantiated(fulfilledByType: "CopyCommand")
    private let copyBuilder: ErasedInstantiator<Arguments, any Command>

    func run(_ line: String) -> Int {
        let words = line.split(separator: " ").map(String.init)
        let arguments = Arguments(words: Array(words.dropFirst()))
        switch words.first {
        case "list": return listBuilder.instantiate().run()
        case "count": return countBuilder.instantiate(arguments).run()
        case "copy": return copyBuilder.instantiate(arguments).run()
        default:
            console.write("unknown command")
            return 64
        }
    }
}

let tool = Tool()
for line in ["list", "count a.txt", "copy a.txt b.txt", "list", "count c.txt", "fly"] {
    print(line, tool.run(line))
}
//: prints
// > a.txt
// list 0
// > a.txt: 2
// count a.txt 0
// > wrote b.txt
// copy a.txt b.txt 0
// > a.txt
// > b.txt
// list 0
// > no such file
// count c.txt 1
// > unknown command
// fly 64
