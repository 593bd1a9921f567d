// Initializers take dependencies as consuming and borrowing, along with isolation, file, line and closures with defaults.
//: Core/Core.swift
import Heirloom

public protocol Log: AnyObject { func write(_ text: String) }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class MemoryLog: Instantiable, Log {
    public private(set) var lines: [String] = []
    public init(file: StaticString = #fileID, line: UInt = #line) {}
    public func write(_ text: String) { lines.append(text) }
}

public final class Parcel { public var weight = 2; public init() {} }
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public final class Sender: Instantiable {
    @Received let log: any Log
    @Forwarded let parcel: Parcel
    @Forwarded let names: [String]
    @Instantiated let stamp: Stamp

    public init(
        log: consuming any Log, parcel: borrowing Parcel, names: __owned [String], stamp: borrowing Stamp,
        extra: Int..., then: @escaping @Sendable () -> Void = {}, isolation: isolated (any Actor)? = #isolation,
        function: String = #function
    ) {
        self.log = log
        self.parcel = copy parcel
        self.names = names
        self.stamp = copy stamp
        then()
    }

    public func run() { log.write("\(names) \(parcel.weight) \(stamp.number)") }
}

@Instantiable
public struct Stamp: Instantiable {
    let number: Int
    public init(number: Int = 8) { self.number = number }
}
//: App/App.swift
import Core
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let log: any Log
    @Instantiated let senderBuilder: Instantiator<Sender>
}
//: App/main.swift
import Core

let app = App()
app.senderBuilder.instantiate(parcel: Parcel(), names: ["n"]).run()
print((app.log as! MemoryLog).lines)
//: prints
// ["[\"n\"] 2 8"]
