// An app declares types named Data, Task, Result, Error, Set, Never, Clock and Duration, and builds each of them.
//: Domain/Types.swift
import Heirloom

@Instantiable
public final class Data: Instantiable {
    public init() {}
    public var name: String { "data" }
}

@Instantiable
public struct Task: Instantiable {
    @Forwarded public let title: String
    @Received public let data: Data
    public init(title: String, data: Data) {
        self.title = title
        self.data = data
    }
}

@Instantiable
public struct Result: Instantiable {
    @Received public let duration: Duration
    public init(duration: Duration) { self.duration = duration }
}

public protocol Error {
    var code: Int { get }
}

@Instantiable(fulfillingAdditionalTypes: [Error.self])
public struct Failure: Instantiable, Error {
    public let code = 9
    public init() {}
}

@Instantiable
public final class Duration: Instantiable {
    public var seconds = 5
    public init() {}
}

public protocol Clock {
    func hour() -> Int
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public final class WallClock: Instantiable, Clock {
    public init() {}
    public func hour() -> Int { 8 }
}
//: Domain/More.swift
import Heirloom

@Instantiable
public struct Set: Instantiable {
    @Received public let clock: any Clock
    public init(clock: any Clock) { self.clock = clock }
}

@Instantiable
public struct Never: Instantiable {
    public init() {}
}

@Instantiable
public struct Character: Instantiable {
    @Received public let error: any Error
    public init(error: any Error) { self.error = error }
}
//: App/App.swift
import Domain
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let data: Domain.Data
    @Instantiated let duration: Domain.Duration
    @Instantiated let result: Domain.Result
    @Instantiated let clock: any Domain.Clock
    @Instantiated let set: Domain.Set
    @Instantiated let never: Domain.Never
    @Instantiated let error: any Domain.Error
    @Instantiated let character: Domain.Character
    @Instantiated let taskBuilder: Instantiator<Domain.Task>
}
//: App/main.swift
import Domain

let app = App()
print(app.result.duration === app.duration, app.set.clock.hour(), app.character.error.code)
print(app.taskBuilder.instantiate(title: "wash").title, app.taskBuilder.instantiate(title: "x").data === app.data)
//: prints
// true 8 9
// wash true
