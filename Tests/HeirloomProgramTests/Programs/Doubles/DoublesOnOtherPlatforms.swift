// Dependencies that test doubles receive are built, wrapped or chosen under conditions; a test target generates test doubles
// for types that do not exist on every platform.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

public protocol Screen { var name: String { get } }
public struct AnyScreen: Screen {
    public let name: String
    public init(_ screen: any Screen) { name = screen.name }
}

@Instantiable
public final class Theme: Instantiable {
    public init() {}
}

#if os(watchOS)
@Instantiable
public struct Crown: Instantiable {
    @Received let theme: Theme
    public init(theme: Theme) { self.theme = theme }
}
#elseif arch(i386) || targetEnvironment(simulator)
#else
@Instantiable
public struct Home: Instantiable, Screen {
    @Received let theme: Theme
    public var name: String { "home" }
    public init(theme: Theme) { self.theme = theme }
}

@Instantiable
public struct Shell: Instantiable {
    @Received public let screen: AnyScreen
    @Received(onlyIfAvailable: true) let theme: Theme?
    public init(screen: AnyScreen, theme: Theme?) {
        self.screen = screen
        self.theme = theme
    }
}
#endif
//: App/App.swift
import Core
import Heirloom

#if !os(watchOS)
#if !(arch(i386) || targetEnvironment(simulator))
@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    @Instantiated let theme: Theme
    @Instantiated(fulfilledByType: "Home", erasedToConcreteExistential: true) let screen: AnyScreen
    @Instantiated let shell: Shell
}
#endif
#endif

@Instantiable(generateMock: true)
struct Badge: Instantiable {
    @Received let theme: Theme
    #if canImport(NoSuchModule)
    @Received let text: String
    #endif
}
//: AppTests/main.swift
@testable import App
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Shell", "Theme"])

print(Shell.mock().screen.name)
print(App.mock().shell.screen.name)
_ = Badge.mock()
_ = Theme.mock()
//: prints
// home
// home
