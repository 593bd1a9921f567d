// Delegates inherit from 'NSObject' and receive services, along with formatters, operations and notifications of Foundation.
//: Core/Core.swift
import Foundation
import Heirloom

@Instantiable
public final class Log: Instantiable, @unchecked Sendable {
    public var lines: [String] = []
    public init() {}
}

@Instantiable
extension NumberFormatter: @retroactive Instantiable {
    public static func instantiate() -> NumberFormatter { .init() }
}

@Instantiable
extension DateComponents: @retroactive Instantiable {
    public static func instantiate(year: Int) -> DateComponents { DateComponents(year: year) }
}
//: Downloads/Downloads.swift
import Core
import Foundation
import Heirloom

@Instantiable
public final class StreamReader: NSObject, StreamDelegate, Instantiable {
    @Received private let log: Log
    @Forwarded private let url: URL
    private let queue = OperationQueue()

    public func stream(_ stream: Stream, handle event: Stream.Event) { log.lines.append(url.lastPathComponent) }
    override public var description: String { "reader of \(url.lastPathComponent)" }
}

@Instantiable
public final class ImportOperation: Operation, Instantiable, @unchecked Sendable {
    @Forwarded private let names: [String]
    @Received private let log: Log

    public init(names: [String], log: Log) {
        self.names = names
        self.log = log
        super.init()
        queuePriority = .high
    }

    override public func main() { log.lines += names }
}
//: App/main.swift
import Core
import Downloads
import Foundation
import Heirloom

@Instantiable
final class Formatter: Instantiable {
    @Received private let numberFormatter: NumberFormatter
    @Received private let components: DateComponents
    func text(_ number: Int) -> String { "\(numberFormatter.maximumFractionDigits >= 0) \(number) \(components.year ?? 0)" }
}

@Instantiable
final class Session: Instantiable {
    @Forwarded let year: Int
    @Instantiated let numberFormatter: NumberFormatter
    @Instantiated let components: DateComponents
    @Instantiated let formatter: Formatter
    @Instantiated let readers: Instantiator<StreamReader>
    @Instantiated let imports: SendableInstantiator<ImportOperation>
}

@Instantiable
final class App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let sessions: Instantiator<Session>
}

let app = App()
let session = app.sessions.instantiate(year: 2024)
session.imports.instantiate(names: ["a", "b"]).start()
let reader = session.readers.instantiate(url: URL(fileURLWithPath: "/tmp/c"))
reader.stream(InputStream(data: Data()), handle: .endEncountered)
print(app.log.lines, session.formatter.text(3), reader)
//: prints
// ["a", "b", "c"] true 3 2024 reader of c
