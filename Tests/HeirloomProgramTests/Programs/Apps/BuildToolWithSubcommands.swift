// A command-line tool in the shape of an argument parser: subcommands by protocol, exit by throwing,
// variadic groups.
//: Arguments/Arguments.swift
@propertyWrapper
public struct Option<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value, help: String = "") { self.wrappedValue = wrappedValue }
    public init(help: String) where Value: ExpressibleByNilLiteral { wrappedValue = nil }
}

@propertyWrapper
public struct Flag { public var wrappedValue = false; public init(wrappedValue: Bool = false) { self.wrappedValue = wrappedValue } }

public protocol Command {
    static var name: String { get }
    mutating func run() throws -> String
}

public struct ExitCode: Error { public let value: Int32; public init(_ value: Int32) { self.value = value } }
//: Tool/Commands.swift
import Arguments
import Heirloom

@Instantiable
struct BuildCommand: Command, Instantiable {
    static let name = "build"
    @Option(help: "where") var path: String?
    @Option(help: "how many") var jobs = 2
    @Flag var verbose
    @Received private let files: any Files
    @Forwarded private let arguments: ArraySlice<String>

    mutating func run() throws -> String {
        for argument in arguments where argument == "-v" { verbose = true }
        path = files.all.first
        return "build \(path ?? "-") \(jobs) \(verbose)"
    }
}

@Instantiable
struct CleanCommand: Command, Instantiable {
    static let name = "clean"
    @Flag() var force: Bool
    @Received private let files: any Files
    mutating func run() throws -> String {
        guard files.all.isEmpty || force else { throw ExitCode(2) }
        return "clean"
    }
}

protocol Files { var all: [String] { get } }
//: Tool/main.swift
import Arguments
import Heirloom

@Instantiable
struct Tool: Instantiable {
    @Instantiated(fulfilledByType: "DiskFiles") private let files: any Files
    @Instantiated private let build: Instantiator<BuildCommand>
    @Instantiated private let clean: Instantiator<CleanCommand>

    func run(_ arguments: [String]) throws -> String {
        switch arguments.first {
        case BuildCommand.name:
            var command = build.instantiate(arguments.dropFirst())
            return try command.run()
        case CleanCommand.name:
            var command = clean.instantiate()
            return try command.run()
        default: return "usage"
        }
    }

    static func main() {
        for line in ["", "build -v", "clean"] {
            do { print(try Tool().run(line.split(separator: " ").map(String.init))) } catch { print(error) }
        }
    }
}

@Instantiable
struct DiskFiles: Files, Instantiable { let all = ["a.swift"] }
Tool.main()
//: prints
// usage
// build a.swift 2 true
// ExitCode(value: 2)
