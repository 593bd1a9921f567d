// Roots below AppKit classes.

//: option frameworks=apple
//: App/Windows.swift
import AppKit
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class MainWindowController: NSWindowController, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init(window: nil)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Responder: NSResponder, Instantiable {
    @Instantiated let store: Store

    init(store: Store) {
        self.store = store
        super.init()
    }

    required init?(coder: NSCoder) { fatalError() }
}

//: App/Uses.swift
import AppKit

@MainActor func makeAll() -> [NSObject] {
    [MainWindowController(), Responder()]
}

//: compiles
