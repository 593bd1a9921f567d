// A sendable builder captures a non-Sendable class of another module, through a type in between.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Cache: Instantiable {
    public var values: [String: Int] = [:]
    public init() {}
}
//: Jobs/Jobs.swift
import Core
import Heirloom

@Instantiable
public struct Step: Instantiable {
    @Received let cache: Cache
    public init(cache: Cache) { self.cache = cache }
}

@Instantiable
public struct Job: Instantiable {
    @Forwarded public let id: Int
    @Instantiated let step: Step
    public init(id: Int, step: Step) { self.id = id; self.step = step }
}
//: App/main.swift
import Core
import Heirloom
import Jobs

@Instantiable
struct App: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let 1️⃣jobBuilder: SendableInstantiator<Job>
}

print(App().jobBuilder.instantiate(id: 1).id)
//: refused
// 1️⃣ not-sendable
