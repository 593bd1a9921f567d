// Platform and flag conditions around members, types and conformances in three modules do not affect the rest of an app.
//: option flags=TRACE
//: Core/Core.swift
import Heirloom

public protocol Tracer { func trace(_ line: String) }

#if TRACE
@Instantiable(fulfillingAdditionalTypes: [Tracer.self])
public struct PrintingTracer: Tracer, Instantiable {
    public init() {}
    public func trace(_ line: String) { print("trace", line) }
}
#else
@Instantiable(fulfillingAdditionalTypes: [Tracer.self])
public struct NoTracer: Tracer, Instantiable {
    public init() {}
    public func trace(_ line: String) {}
}
#endif
//: Features/Features.swift
import Core
import Heirloom

@Instantiable
public struct Loader: Instantiable {
    @Received private let tracer: any Tracer
    #if TRACE
    @Instantiated private let counter: Counter
    #endif
    @Forwarded private let name: String

    public func load() -> String {
        tracer.trace(name)
        #if TRACE
        return "\(name) \(counter.step())"
        #else
        return name
        #endif
    }
}

@Instantiable
public final class Counter: Instantiable {
    private var count = 0
    public init() {}
    public func step() -> Int { count += 1; return count }
}
//: App/main.swift
import Core
import Features
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let tracer: any Tracer
    @Instantiated let loaderBuilder: Instantiator<Loader>
    #if canImport(UIKit)
    @Instantiated let haptics: Haptics
    #endif
}

#if canImport(UIKit)
@Instantiable
struct Haptics: Instantiable {
    @Received let tracer: any Tracer
}
#endif

print(App().loaderBuilder.instantiate(name: "a").load())
//: prints
// a
//: prints with TRACE
// trace a
// a 1
