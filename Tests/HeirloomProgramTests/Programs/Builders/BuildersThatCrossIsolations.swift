// Sendable and plain builders of one type in one scope: a main-actor root builds views, jobs are built in tasks.
//: Work/Work.swift
import Heirloom

public struct Ticket: Sendable { public let number: Int; public init(_ number: Int) { self.number = number } }

@Instantiable
public struct Worker: Instantiable, Sendable {
    @Forwarded public let ticket: Ticket
    @Received private let office: Office
    public func work() async -> String { "\(await office.stamp(ticket))" }
}

@Instantiable
public actor Office: Instantiable {
    private var stamped: [Int] = []
    public init() {}
    func stamp(_ ticket: Ticket) -> [Int] {
        stamped.append(ticket.number)
        return stamped
    }
}
//: Views/Views.swift
import Heirloom
import Work

@MainActor public protocol Showing: AnyObject { func show() async -> String }

@MainActor
@Instantiable
public final class WorkerView: Instantiable, Showing {
    @Forwarded private let ticket: Ticket
    @Instantiated private let workerBuilder: SendableInstantiator<Worker>
    public func show() async -> String {
        let workerBuilder = workerBuilder
        let ticket = ticket
        async let other = workerBuilder.instantiate(ticket: Ticket(ticket.number * 10)).work()
        _ = await other
        return await workerBuilder.instantiate(ticket).work()
    }
}
//: App/main.swift
import Heirloom
import Views
import Work

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let office: Office
    @Instantiated let plainBuilder: Instantiator<Worker>
    @Instantiated(fulfilledByType: "Worker") let erasedBuilder: SendableErasedInstantiator<Ticket, any Sendable>
    @Instantiated(fulfilledByType: "WorkerView") let viewBuilder: ErasedInstantiator<Ticket, any Showing>
}

let app = App()
print(await app.viewBuilder.instantiate(Ticket(1)).show())
print(await app.plainBuilder.instantiate(ticket: Ticket(2)).work())
print((app.erasedBuilder.instantiate(Ticket(3)) as? Worker)?.ticket.number ?? 0)
//: prints
// [10, 1]
// [10, 1, 2]
// 3
