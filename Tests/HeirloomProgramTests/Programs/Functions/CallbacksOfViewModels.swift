// View models take callbacks: through functions, through a dictionary of functions, from another module, and pass them to the
// types they build.
//: Kit/Kit.swift
import Heirloom

public typealias Save = @Sendable (String) -> Void

@Instantiable
public struct Toolbar: Instantiable {
    public init(onSave: @escaping Save) { self.onSave = onSave }
    @Received public let onSave: Save
}

@Instantiable
public struct Editor: Instantiable {
    public init(onSave: @escaping Save, onClose: (() -> Void)?, toolbar: Toolbar) {
        self.onSave = onSave
        self.onClose = onClose
        self.toolbar = toolbar
    }
    @Forwarded public let onSave: Save
    @Forwarded public let onClose: (() -> Void)?
    @Instantiated public let toolbar: Toolbar
}
//: App/App.swift
import Heirloom
import Kit

protocol Screen {
    func tap()
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: "list")
struct List: Instantiable, Screen {
    @Forwarded let onTap: (String) -> Void
    func tap() { onTap("list") }
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: "grid")
struct Grid: Instantiable, Screen {
    @Forwarded let onTap: (String) -> Void
    func tap() { onTap("grid") }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let makeEditor: (_ onSave: @escaping Save, _ onClose: (() -> Void)?) -> Editor
    @Instantiated let screens: [String: (_ onTap: @escaping (String) -> Void) -> any Screen]
}
//: App/main.swift
let app = App()
let editor = app.makeEditor({ print("saved", $0) }, { print("closed") })
editor.toolbar.onSave("draft")
editor.onClose?()
app.screens["grid"]?({ print("tapped", $0) }).tap()
//: prints
// saved draft
// closed
// tapped grid
