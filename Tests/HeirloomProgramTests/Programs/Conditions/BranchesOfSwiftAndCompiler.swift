// Old and new spellings of a type are in branches of compiler and Swift version conditions, nested and negated.
//: Core/Core.swift
import Heirloom

#if compiler(>=99)
@Instantiable
public final class Counter: Instantiable { @Received let impossible: Impossible }
#elseif compiler(>=5.9) && !compiler(>=98)
@Instantiable
public final class Counter: Instantiable {
    public var count = 1
    public init() {}
}
#else
#error("too old")
#endif

#if swift(<5)
public typealias Number = Float
#else
    #if !swift(>=90)
    public typealias Number = Int
    #endif
#endif

#if targetEnvironment(simulator)
@Instantiable
public struct Place: Instantiable { public let name = "simulator"; public init() {} }
#else
@Instantiable
public struct Place: Instantiable { public let name = "machine"; public init() {} }
#endif
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Report: Instantiable {
    @Forwarded let number: Number
    @Received let counter: Counter
    #if hasAttribute(retroactive)
    @Received let place: Place
    #endif
    #if false
    @Received let never: NeverThere
    #endif
    #if true
    @Instantiated let always: Always
    #endif
}

#if FALSE_BY_DEFAULT
@Instantiable struct Always: Instantiable { let yes = false }
#else
@Instantiable struct Always: Instantiable { let yes = true }
#endif

@Instantiable
struct App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated let place: Place
    @Instantiated let reportBuilder: Instantiator<Report>
}
//: App/main.swift
let report = App().reportBuilder.instantiate(number: 4)
print(report.number + report.counter.count, report.place.name, report.always.yes)
//: prints
// 5 machine true
