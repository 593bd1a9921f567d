// One service is not instantiable, and four types below receive it, build it or rename it.
//: Core/Core.swift
public protocol Reading { func read() -> Int }

public final class Disk: Reading {
    public init() {}
    public func read() -> Int { 1 }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct One: Instantiable {
    @Received let disk: Disk
    @Received(fulfilledByDependencyNamed: "disk", ofType: Disk.self) let reading: any Reading
    @Instantiated let two: Two
}

@Instantiable
struct Two: Instantiable {
    @Received let reading: any Reading
    @Instantiated let threeBuilder: Instantiator<Three>
}

@Instantiable
struct Three: Instantiable {
    @Received let disk: Disk
    @Forwarded let id: Int
}

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣disk: Disk
    @Instantiated let one: One
}

_ = App()
//: refused
// 1️⃣ not-instantiable
