// Functions named 'mock' in plain extensions exist along with generated ones: ambiguous ones are reported, also in files that
// do not use Heirloom, and others may stay.
//: App/Types.swift
import Heirloom

@Instantiable(generateMock: true)
public struct Store: Instantiable {
    @Forwarded let name: String
    @Received let clock: Clock
}

@Instantiable
public struct Clock: Instantiable {
    let start: Int
    public init(start: Int = 0) { self.start = start }
}

@Instantiable(generateMock: true)
struct Shelf: Instantiable {
    @Instantiated let clock: Clock
    init(clock: Clock, height: Int = 3) { self.clock = clock }
}

typealias Shop = Store
//: App/Store+Mock.swift
extension Store {
    static func 1️⃣mock() -> Store { Store(name: "Blob", clock: Clock()) }
    static func 2️⃣mock(name: String, clock: Clock = Clock()) -> Store { Store(name: name, clock: clock) }
    static func mock(count: Int) -> Store { Store(name: "\(count)", clock: Clock()) }
    private static func mock(clock: Clock) -> Store { Store(name: "", clock: clock) }
    func mock() -> Int { 1 }
}

extension Shop {
    #if DEBUG
    static func 3️⃣mock(overrides: Int) -> Store { Store(name: "", clock: Clock()) }
    #endif
}

extension Shelf {
    static func 5️⃣mock(height: Int) -> Shelf { Shelf(clock: Clock(), height: height) }
}

extension Clock {
    static func mock() -> Clock { Clock(start: 1) }
}
//: App/Debug.swift
#if DEBUG
extension Store {
    static func 4️⃣mock(clock: Clock) -> Store { Store(name: "", clock: clock) }
}
#endif
//: refused
// 1️⃣ ambiguous-mock
// 2️⃣ ambiguous-mock
// 3️⃣ ambiguous-mock
// 4️⃣ ambiguous-mock
// 5️⃣ ambiguous-mock
