// The effects of a root must not exceed those that a protocol allows for an initializer with inputs, or with typed throws.
//: App/App.swift
import Heirloom

struct Environment: Sendable {}
struct Missing: Error {}
struct Broken: Error {}

protocol Command { init(environment: Environment) }
protocol Task { init() throws(Missing) }

@Instantiable
struct Files: Instantiable { init() throws(Missing) {} }
@Instantiable
struct Network: Instantiable { init() throws(Broken) {} }

@Instantiable(isRoot: true)
struct 1️⃣Copy: Instantiable, Command {
    @Forwarded let environment: Environment
    @Instantiated let files: Files
}
@Instantiable(isRoot: true)
struct 2️⃣Sync: Instantiable, Task {
    @Instantiated let files: Files
    @Instantiated let network: Network
}
@Instantiable(isRoot: true)
struct List: Instantiable, Task {
    @Instantiated let files: Files
}
//: App/main.swift
_ = try List()
//: refused
// 1️⃣ effectful-root
// 2️⃣ effectful-root
