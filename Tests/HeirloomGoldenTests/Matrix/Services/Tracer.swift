internal import Heirloom

// Which of the two is built is decided where the generated code is compiled.
#if os(Linux)
@Instantiable
package struct Tracer: Instantiable {
    @Received private let clock: any Clock

    package var line: String { "traced at \(clock.hour)" }
}
#else
@Instantiable
package struct Tracer: Instantiable {
    package var line: String { "traced at 12" }
}
#endif
