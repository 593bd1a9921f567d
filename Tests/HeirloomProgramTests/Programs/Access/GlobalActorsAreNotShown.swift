// A public type is forwarded functions that run on an internal actor of its module, and on one that is imported for the
// implementation only: access levels do not apply to actors in function types.
//: Storage/Disk.swift
@globalActor
public actor Disk {
    public static let shared = Disk()
}
//: Interface/Editor.swift
public import Heirloom
internal import Storage

@globalActor
actor Typist {
    static let shared = Typist()
}

@Instantiable
public struct Editor: Instantiable {
    @Forwarded public let onSave: @Disk (String) -> Void
    @Forwarded public let onType: @Typist () -> Void

    public func save() async { await onSave("text") }
}
//: App/App.swift
internal import Heirloom
internal import Interface

@Instantiable
struct App: Instantiable {
    @Instantiated let editorBuilder: Instantiator<Editor>
}
//: App/main.swift
let editor = App().editorBuilder.instantiate(onSave: { print("saved \($0)") }, onType: {})
await editor.save()
//: prints
// saved text
