// An extension of an alias has another namespace on each platform, and system and architecture conditions, which the compiler
// would take for a simulator condition, occur in one tree.
//: option configuration=debug
//: App/App.swift
import Heirloom

enum Macintosh {}
enum Other {}
#if os(macOS)
typealias Platform = Macintosh
#else
typealias Platform = Other
#endif

extension Platform {
    @Instantiable(generateMock: true)
    struct Window: Instantiable { @Forwarded let width: Int }
}

@Instantiable
final class Token: Instantiable { init() {} }

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let window: Instantiator<Platform.Window>
    #if arch(x86_64) || arch(arm64)
    @Instantiated let fast: Token
    #endif
    #if !os(watchOS)
    @Instantiated let large: Token
    #endif
}
//: App/main.swift
print(App().window.instantiate(width: 3).width, App.mock().fast === App.mock().large)
//: prints
// 3 false
