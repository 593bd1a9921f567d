// A library with two roots and types for others, and an app with a root that builds one of them.
//: Tasks/Tasks.swift
import Heirloom

@Instantiable
public final class TaskStore: Instantiable {
    public private(set) var titles: [String] = []
    public init() {}
    public func add(_ title: String) { titles.append(title) }
}

@Instantiable
public struct TaskList: Instantiable {
    @Received private let taskStore: TaskStore
    public var count: Int { taskStore.titles.count }
}

@Instantiable(isRoot: true)
public struct Widget: Instantiable {
    @Instantiated public let taskStore: TaskStore
    @Instantiated public let taskList: TaskList
}

@Instantiable(isRoot: true)
public final class Extension: Instantiable {
    @Instantiated public let widget: Widget
    @Instantiated public let taskStore: TaskStore
    @Instantiated public let taskList: TaskList
}
//: App/main.swift
import Heirloom
import Tasks

@Instantiable
struct App: Instantiable {
    @Instantiated let taskStore: TaskStore
    @Instantiated let taskList: TaskList
    @Instantiated let widgetBuilder: Instantiator<Widget>
}

let app = App()
app.taskStore.add("a")
let widget = app.widgetBuilder.instantiate()
widget.taskStore.add("b")
widget.taskStore.add("c")
let share = Extension()
share.widget.taskStore.add("d")
print(app.taskList.count, widget.taskList.count, Widget().taskList.count)
print(share.taskList.count, share.widget.taskList.count)
//: prints
// 1 2 0
// 0 1
