// The effects of a root must not exceed those that a protocol allows for an initializer with inputs.
//: App/App.swift
import Heirloom

struct Environment: Sendable {}
struct Missing: Error {}

protocol Command { init(environment: Environment) }
protocol Task { init() throws(Missing) }

@Instantiable
struct Files: Instantiable { init() throws(Missing) {} }

@Instantiable(isRoot: true)
struct 1️⃣Copy: Instantiable, Command {
    @Forwarded let environment: Environment
    @Instantiated let files: Files
}
@Instantiable(isRoot: true)
struct List: Instantiable, Task {
    @Instantiated let files: Files
}
//: App/main.swift
_ = try List()
//: refused
// 1️⃣ effectful-root
