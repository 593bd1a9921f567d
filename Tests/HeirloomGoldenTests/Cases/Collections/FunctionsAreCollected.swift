// The elements of a collection may be functions, which build on demand and take the forwarded properties.

//: App/App.swift
import Heirloom

protocol Job: AnyObject { var title: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Job.self], key: 1)
final class Upload: Job, Instantiable {
    @Forwarded let title: String
}

@Instantiable(fulfillingAdditionalTypes: [Job.self], key: 0x2)
final class Resize: Job, Instantiable {
    @Forwarded let title: String
    @Instantiated let tool: Tool
    @Received let limit: Limit
}

@Instantiable
struct Tool: Instantiable {}

@Instantiable
struct Limit: Instantiable, Sendable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let jobs: [(_ title: String) -> any Job]
    @Instantiated let sendable: [Int: @Sendable (String) -> any Job]
    @Instantiated let limit: Limit
}

//: App/main.swift
let app = App()
print(app.jobs.map { $0("a").title }, type(of: app.sendable[1]!("b")), type(of: app.sendable[2]!("b")))
print(app.jobs[0]("a") === app.jobs[0]("a"))

//: generated App
import Heirloom

extension App {
    init() {
        let limit = Limit()
        let jobs: [(_ title: String) -> any Job] = [  // App.jobs
            { title in
                App.heirloomMakeResize(title: title, limit: limit)
            },
            { title in
                Upload(title: title)
            }
        ]
        let sendable: [Int: @Sendable (String) -> any Job] = [  // App.sendable
            2: { title in
                App.heirloomMakeResize(title: title, limit: limit)
            },
            1: { title in
                Upload(title: title)
            }
        ]
        self.init(jobs: jobs, sendable: sendable, limit: limit)
    }

    private static func heirloomMakeResize(title: String, limit: Limit) -> Resize {
        let tool = Tool()
        return Resize(title: title, tool: tool, limit: limit)
    }
}

extension InstantiatorProtocol where T == Resize {
    func instantiate(title: String) -> Resize {
        instantiate(title)
    }
}

extension InstantiatorProtocol where T == Upload {
    func instantiate(title: String) -> Upload {
        instantiate(title)
    }
}

//: prints
// ["a", "a"] Upload Resize
// false
