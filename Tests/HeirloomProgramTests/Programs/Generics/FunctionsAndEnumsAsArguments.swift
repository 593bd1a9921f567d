// Functions and tuples of them are no 'Sendable' arguments, and an enum without raw values is not 'RawRepresentable'.
//: App/App.swift
import Heirloom

protocol Job {}
protocol Named {}

enum Priority { case low, high }
enum Channel: String, Named { case mail, push }
enum Code: Int { case ok = 200 }

@Instantiable
struct Queue<Item: Sendable>: Job, Instantiable {}

@Instantiable
struct Settings<Option: RawRepresentable>: Job, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Queue<@Sendable () -> Void>") let handlers: any Job
    @Instantiated(fulfilledByType: "Queue<() -> Void>") let 1️⃣callbacks: any Job
    @Instantiated(fulfilledByType: "Queue<(Int, () -> Void)>") let 2️⃣entries: any Job
    @Instantiated(fulfilledByType: "Queue<(Int, @MainActor () -> Void)>") let actions: any Job
    @Instantiated(fulfilledByType: "Settings<Priority>") let 3️⃣priority: any Job
    @Instantiated(fulfilledByType: "Settings<Channel>") let channel: any Job
    @Instantiated(fulfilledByType: "Settings<Code>") let code: any Job
}
//: App/main.swift
print(App())
//: refused
// 1️⃣ unmet-constraint
// 2️⃣ unmet-constraint
// 3️⃣ unmet-constraint
