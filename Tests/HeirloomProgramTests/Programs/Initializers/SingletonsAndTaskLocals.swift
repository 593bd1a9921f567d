// Static state, task-local values and isolated statics are declared along with injected properties.
//: App/main.swift
import Heirloom

@Instantiable
final class Log: Instantiable, Sendable {
    static let shared = Log()
    @TaskLocal static var depth = 0

    init() {}
}

@Instantiable
actor Worker: Instantiable {
    static let limit = 3
    @Received let log: Log
    private var jobs = [String]()
    nonisolated let name = "worker"

    func add(_ job: String) -> Int {
        jobs.append("\(Log.depth)\(job)")
        return jobs.count
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let worker: Worker
}

let app = App()
let count = await Log.$depth.withValue(2) { await app.worker.add("a") }
print(count, app.worker.name, Worker.limit, app.log === app.worker.log)
//: prints
// 1 worker 3 true
