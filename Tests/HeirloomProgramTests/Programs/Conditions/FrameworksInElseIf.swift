// Framework conditions distinguish platforms, in one `#if` for the types and in another for their dependencies.
//: App/Platform.swift
import Heirloom
#if canImport(UIKit) && !os(Linux)
import UIKit
#elseif canImport(AppKit) && !os(Linux)
import AppKit
#endif

#if canImport(UIKit) && !os(Linux)
@Instantiable
final class Pasteboard: Instantiable {
    @Received let log: Log
    var text: String { "phone" }
}
#elseif canImport(AppKit) && !os(Linux)
@Instantiable
final class Pasteboard: Instantiable {
    @Instantiated let change: Change
    var text: String { "mac \(change)" }
}
#elseif canImport(Glibc)
@Instantiable
final class Pasteboard: Instantiable {
    @Instantiated let selection: Selection
    var text: String { "linux \(selection.name)" }
}
#endif

@Instantiable
struct Change: Instantiable {}

@Instantiable
struct Selection: Instantiable { let name = "primary" }

@Instantiable
final class Log: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let pasteboard: Pasteboard
    @Instantiated let editor: Editor
}

@Instantiable
struct Editor: Instantiable {
    @Received let pasteboard: Pasteboard
}

print(App().editor.pasteboard.text)
//: prints
// linux primary
