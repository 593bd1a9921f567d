// A Sendable builder of a Swift 6 app captures a class of its Swift 5 module, which that module itself would allow.
//: option swiftc Legacy=-swift-version 5
//: Legacy/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")
//: Legacy/Legacy.swift
import Heirloom

@Instantiable
public class Counter: Instantiable {
    public var count = 0
    public init() {}
}

@Instantiable
public class Worker: Instantiable {
    @Received let counter: Counter
    public init(counter: Counter) { self.counter = counter }
}
//: App/App.swift
import Heirloom
import Legacy

@Instantiable
final class App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated let 1️⃣workerBuilder: SendableInstantiator<Worker>
}
//: refused
// 1️⃣ not-sendable
