// Sendable builders, plain and erased, are captured by an actor, a detached task and another sendable builder.
//: Core/Core.swift
import Heirloom

public protocol Job: Sendable { func run() async -> String }

public struct Configuration: Sendable { public let host: String; public init(host: String) { self.host = host } }

@Instantiable
public actor Counter: Instantiable {
    private var count = 0
    public init() {}
    public func next() -> Int { count += 1; return count }
}

@Instantiable
public struct Name: Instantiable, Sendable {
    @Received let configuration: Configuration
    @Forwarded public let suffix: String
    public init(configuration: Configuration, suffix: String) {
        self.configuration = configuration
        self.suffix = suffix
    }
    public var text: String { configuration.host + suffix }
}
//: Jobs/Jobs.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Job.self])
public final class Upload: Instantiable, Job {
    @Forwarded let path: String
    @Forwarded let size: Int
    @Received let counter: Counter
    @Received let nameBuilder: SendableInstantiator<Name>

    public init(path: String, size: Int, counter: Counter, nameBuilder: SendableInstantiator<Name>) {
        self.path = path
        self.size = size
        self.counter = counter
        self.nameBuilder = nameBuilder
    }

    public func run() async -> String {
        "\(nameBuilder.instantiate(suffix: path).text) \(size) #\(await counter.next())"
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
actor Uploader: Instantiable {
    @Received let jobBuilder: SendableErasedInstantiator<(path: String, size: Int), any Job>
    @Received let nameBuilder: SendableInstantiator<Name>

    func all(_ paths: [String]) async -> [String] {
        var lines: [String] = []
        for path in paths {
            let builder = jobBuilder
            lines.append(await Task.detached { await builder.instantiate((path: path, size: path.count)).run() }.value)
        }
        return lines
    }
}

@MainActor
@Instantiable
final class Session: Instantiable {
    @Forwarded let configuration: Configuration
    @Received let counter: Counter
    @Instantiated let nameBuilder: SendableInstantiator<Name>
    @Instantiated(fulfilledByType: "Upload") let jobBuilder: SendableErasedInstantiator<(path: String, size: Int), any Job>
    @Instantiated let uploader: Uploader
    @Instantiated let laterBuilder: SendableInstantiator<Uploader>
}

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(configuration: Configuration(host: "h"))
print(await session.uploader.all(["/a", "/bc"]), await session.laterBuilder.instantiate().all(["/d"]))
//: prints
// ["h/a 2 #1", "h/bc 3 #2"] ["h/d 2 #3"]
