// Types have names of Heirloom and of the standard library: 'Result', 'Task', 'Instantiated', 'Received', 'Optional'.
//: Core/Types.swift
public struct Task { public var title: String; public init(title: String) { self.title = title } }
public enum Result { case good, bad }
public struct Array { public var count = 3; public init() {} }
public struct Never { public init() {} }
public final class Error { public init() {} }
//: Core/Services.swift
import Heirloom

@Instantiable
extension Error: Instantiable { public static func instantiate() -> Error { Error() } }

@Instantiable
public final class TaskStore: Instantiable {
    @Forwarded private let task: Task
    @Forwarded private let results: [Result]
    @Forwarded private let array: Array
    @Received private let error: Error
    public var text: String { "\(task.title) \(results.count) \(array.count)" }
}

@Instantiable
public struct Forwarded: Instantiable { public var name = "Forwarded"; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let error: Core.Error
    @Instantiated let storeBuilder: Instantiator<TaskStore>
    @Instantiated let forwarded: Core.Forwarded
}

let app = App()
print(app.storeBuilder.instantiate(task: Task(title: "a"), results: [.good], array: Core.Array()).text, app.forwarded.name)
//: prints
// a 1 3 Forwarded
