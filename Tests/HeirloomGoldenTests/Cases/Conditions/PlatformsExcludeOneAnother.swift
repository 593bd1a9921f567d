// Platform conditions are mutually exclusive: the generated code for each platform is in a clause of one `#if`.

//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

#if os(iOS)
@Instantiable
final class Screen: Instantiable {
    @Received let log: Log
}
#elseif os(macOS)
@Instantiable
final class Screen: Instantiable {
    @Instantiated let window: Window
}

@Instantiable
final class Window: Instantiable {}
#endif

#if !os(iOS) && !os(macOS)
@Instantiable
final class Screen: Instantiable {
    @Instantiated let terminal: Terminal
}

@Instantiable
final class Terminal: Instantiable {}
#endif

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let screen: Screen
}

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
import Heirloom

extension Inbox {
    #if os(iOS)
    init() {
        let log = Log()
        let screen = Screen(log: log)
        self.init(log: log, screen: screen)
    }
    #else
    init() {
        let log = Log()
        let screen = Inbox.heirloomMakeScreen()
        self.init(log: log, screen: screen)
    }
    #endif

    #if os(macOS)
    private static func heirloomMakeScreen() -> Screen {
        let window = Window()
        return Screen(window: window)
    }
    #elseif !os(iOS)
    private static func heirloomMakeScreen() -> Screen {
        let terminal = Terminal()
        return Screen(terminal: terminal)
    }
    #endif
}

//: prints
// Inbox
//   log: Log #1
//   screen: Screen #2
//     terminal: Terminal #3
