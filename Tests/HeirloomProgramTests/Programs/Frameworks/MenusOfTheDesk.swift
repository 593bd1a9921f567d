// Menus, controls and responders of AppKit.
//: option frameworks=apple

//: App/Desk.swift
import AppKit
import Heirloom

@Instantiable
final class Commands: Instantiable {}

@Instantiable
final class MainMenu: NSMenu, NSMenuDelegate, Instantiable {
    @Received private let commands: Commands

    init(commands: Commands) {
        self.commands = commands
        super.init(title: "Main")
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError() }
}

@Instantiable
final class SearchField: NSTextField, Instantiable {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class KeyResponder: NSResponder, Instantiable {
    @Received private let commands: Commands

    init(commands: Commands) {
        self.commands = commands
        super.init()
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class SilentResponder: NSResponder, Instantiable {}

@Instantiable
final class MainWindow: NSWindow, Instantiable {
    @Received private let menu: MainMenu
    @Received private let field: SearchField

    init(menu: MainMenu, field: SearchField) {
        self.menu = menu
        self.field = field
        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }
}

final class DeskDelegate: NSObject, NSApplicationDelegate {
    private lazy var desk = Desk()

    func applicationDidFinishLaunching(_ application: NSApplication) { _ = desk.window }
}

@MainActor
@Instantiable
final class Desk: Instantiable {
    @Instantiated private let commands: Commands
    @Instantiated private let menu: MainMenu
    @Instantiated private let field: SearchField
    @Instantiated private let keys: KeyResponder
    @Instantiated private let silence: SilentResponder
    @Instantiated let window: MainWindow
}

//: compiles
