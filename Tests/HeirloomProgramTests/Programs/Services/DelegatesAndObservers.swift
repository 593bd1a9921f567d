// A center references observers weakly, owners are passed down as unowned, and a service observes itself.
//: Center/Center.swift
import Heirloom

public protocol Observer: AnyObject { func changed(_ value: Int) }

@Instantiable
public final class Center: Instantiable {
    private struct Entry { weak var observer: (any Observer)? }
    private var entries: [Entry] = []
    public init() {}
    public func add(_ observer: some Observer) { entries.append(Entry(observer: observer)) }
    public func post(_ value: Int) { entries.forEach { $0.observer?.changed(value) } }
    public var count: Int { entries.filter { $0.observer != nil }.count }
}

@Instantiable
public final class Meter: Instantiable, Observer {
    @Received private unowned let center: Center
    @Forwarded private let limit: Int
    public private(set) var total = 0

    public init(limit: Int, center: Center) {
        self.limit = limit
        self.center = center
        center.add(self)
    }

    public func changed(_ value: Int) { total = min(limit, total + value) }
}

@Instantiable
public final class Panel: Instantiable {
    @Received private weak var meter: Meter?
    @Received(fulfilledByDependencyNamed: "center", ofType: Center.self) private unowned let hub: Center
    public func press() -> Int {
        hub.post(4)
        return meter?.total ?? -1
    }
}
//: App/main.swift
import Center
import Heirloom

@Instantiable
final class Machine: Instantiable {
    @Forwarded let meter: Meter?
    @Instantiated let panel: Panel
}

@Instantiable
final class App: Instantiable {
    @Instantiated let center: Center
    @Instantiated let meterBuilder: Instantiator<Meter>
    @Instantiated let machineBuilder: Instantiator<Machine>
}

let app = App()
let meter = app.meterBuilder.instantiate(limit: 10)
let machine = app.machineBuilder.instantiate(meter: meter)
print(machine.panel.press(), machine.panel.press(), machine.panel.press())
do { _ = app.meterBuilder.instantiate(limit: 1) }
print(app.center.count, app.machineBuilder.instantiate(meter: nil).panel.press())
//: prints
// 4 8 10
// 1 -1
