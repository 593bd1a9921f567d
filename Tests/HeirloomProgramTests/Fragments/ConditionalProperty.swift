// A dependency for builds that say so, and another for one platform.
//: App
@Instantiable
final class XXDebugger: Instantiable {}
@Instantiable
struct XXConsole: Instantiable { let lines = 2 }
//: root
#if XXNOBODY
@Instantiated let xxDebugger: XXDebugger
#endif
#if os(Linux) || os(macOS)
@Instantiated let xxConsole: XXConsole
#endif
//: inner
#if os(Linux) || os(macOS)
@Received let xxConsole: XXConsole
#endif
//: main
print(inner.xxConsole.lines)
//: prints
// 2
