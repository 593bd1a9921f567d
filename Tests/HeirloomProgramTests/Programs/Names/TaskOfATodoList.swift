// A to-do list declares 'Task'; a module that cannot see it forwards the standard library's.
//: Todo/Task.swift
import Heirloom

public struct Task: Sendable {
    public let title: String
    public init(title: String) { self.title = title }
}

@Instantiable
public struct TaskList: Instantiable {
    @Forwarded public let tasks: [Task]
    @Instantiated public let counter: Counter
}

@Instantiable
public struct Counter: Instantiable {
    @Received public let tasks: [Task]
    public var count: Int { tasks.count }
}
//: Background/Job.swift
import Heirloom

@Instantiable
public struct Job: Instantiable {
    @Forwarded public let task: Task<Int, Never>
    @Forwarded public let duration: Duration
    @Instantiated public let monitor: Monitor
}

@Instantiable
public struct Monitor: Instantiable {
    @Received public let task: Task<Int, Never>
    @Received public let duration: Duration
    public func wait() async -> Int { await task.value }
}
//: App/main.swift
import Background
import Heirloom
import Todo

struct Duration {}

@Instantiable
struct App: Instantiable {
    @Instantiated let listBuilder: Instantiator<TaskList>
    @Instantiated let jobBuilder: Instantiator<Job>
}

let app = App()
print(app.listBuilder.instantiate([Task(title: "write")]).counter.count)
print(await app.jobBuilder.instantiate((task: .init { 5 }, duration: .seconds(1))).monitor.wait())
//: prints
// 1
// 5
