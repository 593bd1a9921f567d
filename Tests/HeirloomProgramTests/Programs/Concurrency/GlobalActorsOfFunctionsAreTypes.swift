// A global actor in a function type is a type like any other: it is imported, qualified if its name is ambiguous, and fully
// named if it is nested. Its name may begin with a lowercase letter.

//: Core/Actors.swift
@globalActor
public actor DB {
    public static let shared = DB()
}

public enum Space {
    @globalActor
    public actor outer_space {
        public static let shared = outer_space()
    }
}

public typealias UI = MainActor

//: Charts/Charts.swift
public struct DB: Sendable {}

//: App/Store.swift
import Core
import Heirloom

@DB
@Instantiable
final class Store: Instantiable {
    @Received let onSave: @DB (Int) -> Void
}

@Space.outer_space
@Instantiable
final class Probe: Instantiable {
    init() {}
}

@Instantiable
struct Screen: Instantiable {
    @globalActor
    actor _Local {
        static let shared = _Local()
    }

    @Forwarded let onSave: @Core.DB (Int) -> Void
    @Forwarded let onClose: @_Local () -> Void
    @Forwarded let onTap: (@UI () -> Void)?
    @Received let log: @MainActor (String) -> Void
    @Instantiated let makeStore: @DB @Sendable () -> Store
    @Instantiated let makeProbe: @Space.outer_space () -> Probe
    @Instantiated({ (log: @escaping @UI (String) -> Void) in { log("hinted") } }) let hint: @UI () -> Void
}

//: App/Root.swift
import Charts
import Heirloom

@Instantiable
struct Chart: Instantiable {
    @Forwarded let points: DB
}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    // What is nested in a root hides what is outside.
    struct Space {}

    @Forwarded let log: @MainActor (String) -> Void
    @Instantiated let chart: Instantiator<Chart>
    @Instantiated let screen: Instantiator<Screen>
}

//: App/main.swift
let root = Root(log: { print($0) })
let screen = root.screen.instantiate(onSave: { print("saved \($0)") }, onClose: {}, onTap: nil)
let store = await screen.makeStore()
await store.onSave(3)
_ = await screen.makeProbe()
screen.hint()

//: prints
// saved 3
// hinted
