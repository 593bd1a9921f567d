// A conformance and a wrapper's initializer are under conditions; builds that set the flag compile the conversion.
//: option flags=TRACING
//: App/Tracing.swift
protocol Tracer {
    func trace() -> String
}
struct AnyTracer {
    let text: String
}
//: App/main.swift
import Heirloom

@Instantiable
struct Probe: Instantiable {
    let name = "probe"
}
#if TRACING
extension Probe: Tracer {
    func trace() -> String { "traced \(name)" }
}
extension AnyTracer {
    init(_ tracer: any Tracer) { text = tracer.trace() }
}
#endif
@Instantiable
struct App: Instantiable {
    @Instantiated let probe: Probe
    #if TRACING
    @Instantiated(fulfilledByType: "Probe") let tracer: any Tracer
    @Instantiated(fulfilledByType: "Probe", erasedToConcreteExistential: true) let erased: AnyTracer
    #endif
}

let app = App()
print(app.probe.name)
//: prints
// probe
//: prints with TRACING
// probe
