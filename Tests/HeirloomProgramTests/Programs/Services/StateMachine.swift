// States are types that build one another, a context is shared, and transitions are forwarded closures.
//: Machine/Machine.swift
import Heirloom
public protocol State { func next(_ input: Character) -> any State; var name: String { get } }
@Instantiable
public final class Context: Instantiable { public var seen = ""; public init() {} }
@Instantiable
public struct Idle: Instantiable, State {
    @Received private let context: Context
    @Instantiated(fulfilledByType: "Running") private let running: ErasedInstantiator<(since: Int, stop: (Character) -> Bool), any State>
    public var name: String { "idle" }
    public func next(_ input: Character) -> any State {
        context.seen.append(input)
        return input == "s" ? running.instantiate((since: context.seen.count, stop: { $0 == "x" })) : self
    }
}
@Instantiable
public struct Running: Instantiable, State {
    @Forwarded private let stop: (Character) -> Bool
    @Forwarded private let since: Int
    @Received private let context: Context
    @Instantiated private let idleBuilder: Instantiator<Idle>
    public var name: String { "running since \(since)" }
    public func next(_ input: Character) -> any State {
        context.seen.append(input)
        return stop(input) ? idleBuilder.instantiate() : self
    }
}
//: App/main.swift
import Heirloom
import Machine
@Instantiable
struct App: Instantiable {
    @Instantiated let context: Context
    @Instantiated let idle: Idle
}
let app = App()
var state: any State = app.idle
for input in "asbxs" {
    state = state.next(input)
    print(input, state.name)
}
print(app.context.seen)
//: prints
// a idle
// s running since 2
// b running since 2
// x idle
// s running since 5
// asbxs
