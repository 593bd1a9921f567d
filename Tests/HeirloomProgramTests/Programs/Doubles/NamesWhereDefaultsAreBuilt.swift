// Defaults in test doubles do not collide with modules and types of the same name, convert to 'AnyHashable', and are built in
// an extension of a Foundation type. A module that cannot see 'Todo' forwards the library's 'Task'.
//: option configuration=debug
//: todo/Task.swift
import Heirloom

public struct Task: Sendable { public init() {} }

@Instantiable
public struct Local: Instantiable { public let name = "local"; public init() {} }
//: Background/Job.swift
import Foundation
import Heirloom

@Instantiable(generateMock: true)
public struct Job: Instantiable {
    @Forwarded public let task: Task<Int, Never>
    @Instantiated public let monitor: Monitor
}

@Instantiable(generateMock: true)
public struct Monitor: Instantiable {
    @Received public let task: Task<Int, Never>
}

extension Locale {
    @Instantiable(generateMock: true)
    public struct Reader: Instantiable { @Forwarded public let width: Int }
}
//: App/App.swift
import Background
import Heirloom
import todo

struct Local {}

@Instantiable(fulfillingAdditionalTypes: [AnyHashable.self])
struct Point: Instantiable, Hashable { let x = 3 }

@Instantiable
struct min: Instantiable { let value = 1 }

@Instantiable(generateMock: true)
struct Page: Instantiable {
    @Received let todo: todo.Local
    @Received let min: min
    @Received let point: AnyHashable
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let todo: todo.Local
    @Instantiated let min: min
    @Instantiated let point: AnyHashable
    @Instantiated let page: Page
    @Instantiated let jobBuilder: Instantiator<Job>
}
//: App/main.swift
let page = Page.mock()
print(page.todo.name, page.min.value, (page.point.base as? Point)?.x ?? 0)
//: prints
// local 1 3
