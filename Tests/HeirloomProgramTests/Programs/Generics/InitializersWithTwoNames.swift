// Initializers take dependencies under their labels and have other internal parameter names.
//: Core/Core.swift
import Heirloom

public protocol Log: AnyObject { var lines: [String] { get set } }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class Memory: Instantiable, Log { public var lines: [String] = []; public init() {} }

@Instantiable
public final class Writer: Instantiable {
    @Received private let log: any Log
    @Forwarded private let prefix: String
    private let copies: Int

    public init(prefix text: String, copies count: Int = 2, log target: any Log) {
        log = target
        prefix = text
        copies = count
    }

    public func write(_ line: String) {
        for _ in 0..<copies { log.lines.append(prefix + line) }
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Received let log: any Log
    @Instantiated let writerBuilder: Instantiator<Writer>

    init(writerBuilder builder: Instantiator<Writer>, log: any Log) {
        writerBuilder = builder
        self.log = log
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: any Log
    @Instantiated let scope: Scope
}
//: App/main.swift
let app = App()
app.scope.writerBuilder.instantiate(prefix: "> ").write("a")
print(app.log.lines, app.scope.log === app.log)
//: prints
// ["> a", "> a"] true
