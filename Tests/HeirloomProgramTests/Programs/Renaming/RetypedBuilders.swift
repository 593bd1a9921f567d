// Builders under other names and optionals with other types, received two levels below their providers.
//: Jobs/Jobs.swift
import Heirloom

public protocol Job { func run() -> String }

@Instantiable
public struct PrintJob: Instantiable, Job {
    @Forwarded private let page: Int
    @Received private let printer: Printer
    public func run() -> String { "\(printer.name) page \(page)" }
}

@Instantiable
public final class Printer: Instantiable {
    public let name = "laser"
    public init() {}
}

@Instantiable
public struct Queue: Instantiable {
    @Received private let makeJob: ErasedInstantiator<Int, any Job>
    @Received private let backupPrinter: Printer?
    public func run(_ pages: ClosedRange<Int>) -> [String] {
        pages.map { makeJob.instantiate($0).run() } + [backupPrinter?.name ?? "no backup"]
    }
}

@Instantiable
public struct Room: Instantiable {
    @Instantiated public let queue: Queue
}
//: App/main.swift
import Heirloom
import Jobs

@Instantiable
struct Office: Instantiable {
    @Instantiated let printer: Printer
    @Received(fulfilledByDependencyNamed: "printer", ofType: Printer.self) let backupPrinter: Printer?
    @Instantiated(fulfilledByType: "PrintJob") let jobBuilder: ErasedInstantiator<Int, any Job>
    @Received(fulfilledByDependencyNamed: "jobBuilder", ofType: ErasedInstantiator<Int, any Job>.self)
    let makeJob: ErasedInstantiator<PrintJob.ForwardedProperties, any Job>
    @Instantiated let room: Room
}

print(Office().room.queue.run(1...2))
//: prints
// ["laser page 1", "laser page 2", "laser"]
