// A rename has the right source, and requires a protocol to which the source does not conform.
//: Core/Core.swift
import Heirloom

public protocol Reading { func read() -> Int }
public protocol Writing { func write() }

@Instantiable
public final class Disk: Instantiable, Reading {
    public init() {}
    public func read() -> Int { 1 }
}
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Feature: Instantiable {
    @Received(fulfilledByDependencyNamed: "disk", ofType: Disk.self) public let reading: any Reading
    @Received(fulfilledByDependencyNamed: "disk", ofType: Disk.self) public let 1️⃣writing: any Writing
    public init(reading: any Reading, writing: any Writing) { self.reading = reading; self.writing = writing }
}
//: App/main.swift
import Core
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let disk: Disk
    @Instantiated let feature: Feature
}

print(App().feature.reading.read())
//: refused
// 1️⃣ not-convertible
