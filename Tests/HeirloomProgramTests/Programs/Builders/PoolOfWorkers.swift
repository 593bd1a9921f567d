// Builders that are received, renamed, optional and stored: a pool creates workers with its owner's builder.
//: Work/Pool.swift
import Heirloom

@Instantiable
public final class Ledger: Instantiable {
    public var hours: [String: Int] = [:]
    public init() {}
}

@Instantiable
public final class Worker: Instantiable {
    @Forwarded private let name: String
    @Received private let ledger: Ledger
    public func work(_ hours: Int) { ledger.hours[name, default: 0] += hours }
}

@Instantiable
public struct Pool: Instantiable {
    @Received private let makeWorker: Instantiator<Worker>
    @Received(onlyIfAvailable: true) private let spareBuilder: Instantiator<Worker>?
    public func run(_ names: [String]) {
        for name in names { makeWorker.instantiate(name: name).work(1) }
        spareBuilder?.instantiate(name: "spare").work(5)
    }
}
//: App/main.swift
import Heirloom
import Work

@Instantiable
struct Site: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let workerBuilder: Instantiator<Worker>
    @Received(fulfilledByDependencyNamed: "workerBuilder", ofType: Instantiator<Worker>.self)
    let makeWorker: Instantiator<Worker>
    @Instantiated let pool: Pool
    @Instantiated let annex: Annex
}

@Instantiable
struct Annex: Instantiable {
    @Instantiated let spareBuilder: Instantiator<Worker>?
    @Instantiated let pool: Pool
}

let site = Site()
site.pool.run(["ann", "bob"])
site.annex.pool.run(["cy"])
print(site.ledger.hours.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
//: prints
// ["ann 1", "bob 1", "cy 1", "spare 5"]
