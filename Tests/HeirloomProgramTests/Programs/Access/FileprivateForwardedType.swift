// An internal screen forwards a type that is private to its file.
//: App/Screen.swift
import Heirloom

fileprivate struct Draft { var text = "draft" }

@Instantiable
struct Screen: Instantiable {
    @Forwarded private let 1️⃣draft: Draft
    var text: String { draft.text }
}
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let screens: Instantiator<Screen>
}

_ = App()
//: refused
// 1️⃣ inaccessible-type
