// The elements of an eagerly built collection cannot have forwarded properties. If all of them have the same ones, the
// diagnostic suggests a collection of functions with those parameters and their effects.

//: App/App.swift
import Heirloom

protocol Job {}
protocol Task {}

@Instantiable(fulfillingAdditionalTypes: [Job.self], key: "a")
struct Upload: Job, Instantiable {
    @Forwarded let title: String
}

@Instantiable(fulfillingAdditionalTypes: [Task.self])
struct Plain: Task, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Task.self])
struct Titled: Task, Instantiable {
    @Forwarded let title: String
    init(title: String) async { self.title = title }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let jobs: [String: any Job]
    @Instantiated let tasks: [any Task]
    @Instantiated(collecting: ["Titled"]) let makers: Array<@Sendable (_ title: String) -> any Task>
    @Instantiated(collecting: ["Upload"]) let titled: [(Int) -> any Job]
    @Instantiated(collecting: ["Plain"]) let wrong: [any Job]
}

//: diagnostics
// App/App.swift:22:23: error: 'jobs: [String: any Job]' cannot be built eagerly because 'title' must be forwarded to 'Upload' [eager-forwarding]
// App/App.swift:8:20: note: 'title: String' is forwarded
// App/App.swift:22:23: note: build it on demand: '@Instantiated let jobs: [String: (_ title: String) -> any Job]'
// App/App.swift:23:23: error: 'tasks: [any Task]' cannot be built eagerly because 'title' must be forwarded to 'Titled' [eager-forwarding]
// App/App.swift:16:20: note: 'title: String' is forwarded
// App/App.swift:23:23: note: the elements take different parameters, so one function cannot build them; list types with the same '@Forwarded' properties in 'collecting'
// App/App.swift:24:47: error: building 'Titled' is async, which 'makers: Array<@Sendable (_ title: String) -> any Task>' does not allow [effectful-builder]
// App/App.swift:17:5: note: building 'Titled' is async
// App/App.swift:24:47: note: write '[@Sendable (_ title: String) async -> any Task]'
// App/App.swift:25:47: error: 'titled: [(Int) -> any Job]' does not match the forwarded properties of 'Upload' [mismatched-parameters]
// App/App.swift:8:20: note: 'title: String' is forwarded
// App/App.swift:25:47: note: write '[(_ title: String) -> any Job]'
// App/App.swift:26:46: error: 'App' builds 'Plain' for 'wrong: [any Job]', but 'Plain' does not conform to 'Job' [not-convertible]
// App/App.swift:12:8: note: make it conform to 'Job'

//: fix-its
// App/App.swift:22:23: could fix: build it on demand [eager-forwarding]
// App/App.swift:22:29: note: replace '[String: any Job]' with '[String: (_ title: String) -> any Job]'
// App/App.swift:24:47: would fix: write '[@Sendable (_ title: String) async -> any Task]' [effectful-builder]
// App/App.swift:24:55: note: replace 'Array<@Sendable (_ title: String) -> any Task>' with '[@Sendable (_ title: String) async -> any Task]'
// App/App.swift:25:47: would fix: write '[(_ title: String) -> any Job]' [mismatched-parameters]
// App/App.swift:25:55: note: replace '[(Int) -> any Job]' with '[(_ title: String) -> any Job]'
