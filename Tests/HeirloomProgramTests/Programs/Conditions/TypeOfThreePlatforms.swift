// A type is declared for three platforms and used everywhere: a fourth platform does not compile, so nothing is reported for
// it.
//: App/Window.swift
import Foundation
import Heirloom

#if os(macOS)
@Instantiable
final class Window: Instantiable {
    @Instantiated let menu: Menu
    var name: String { "mac \(menu)" }
}
#elseif os(iOS)
@Instantiable
final class Window: Instantiable {
    @Received let log: Log
    var name: String { "phone" }
}
#elseif os(Linux)
@Instantiable
final class Window: Instantiable {
    @Received let log: Log
    @Instantiated let terminal: Terminal
    var name: String { "linux \(terminal.width)" }
}
#endif

@Instantiable
struct Menu: Instantiable {}

@Instantiable
struct Terminal: Instantiable { let width = 80 }

@Instantiable
final class Log: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let window: Window
    @Instantiated let panelBuilder: Instantiator<Panel>
}

@Instantiable
struct Panel: Instantiable {
    @Forwarded let title: String
    @Received let window: Window
}

let app = App()
print(app.window.name, app.panelBuilder.instantiate(title: "a").window === app.window)
//: prints
// linux 80 true
