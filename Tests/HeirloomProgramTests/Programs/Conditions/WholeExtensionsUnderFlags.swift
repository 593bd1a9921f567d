// A conformance, an extension with 'instantiate' and an import are under flags, and the tree does not change.
//: option flags=DEBUG
//: Core/Core.swift
public protocol Tracer { func trace(_ text: String) -> String }
public struct Span { public let name: String; public init(name: String) { self.name = name } }
//: Tracing/Tracing.swift
import Core
import Heirloom

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Tracer.self])
public final class LoudTracer: Instantiable, Tracer {
    @Received let span: Span
    public init(span: Span) { self.span = span }
    public func trace(_ text: String) -> String { "\(span.name):\(text)" }
}
#else
@Instantiable(fulfillingAdditionalTypes: [Tracer.self])
public struct QuietTracer: Instantiable, Tracer {
    public init() {}
    public func trace(_ text: String) -> String { "quiet" }
}
#endif

#if DEBUG
@Instantiable
extension Span: Instantiable {
    public static func instantiate() -> Span { Span(name: "debug") }
}
#else
@Instantiable
extension Span: Instantiable {
    public static func instantiate() -> Span { Span(name: "release") }
}
#endif
//: App/App.swift
import Core
import Heirloom
#if DEBUG
import Tracing
#endif

@Instantiable
struct Child: Instantiable {
    @Received let tracer: any Tracer
    #if DEBUG
    @Received let span: Span
    var text: String { span.name + tracer.trace("x") }
    #else
    var text: String { tracer.trace("x") }
    #endif
}

@Instantiable
struct App: Instantiable {
    @Instantiated let span: Span
    @Instantiated let tracer: any Tracer
    @Instantiated let childBuilder: Instantiator<Child>
}
//: App/main.swift
print(App().childBuilder.instantiate().text)
//: prints
// quiet
//: prints with DEBUG
// debugdebug:x
