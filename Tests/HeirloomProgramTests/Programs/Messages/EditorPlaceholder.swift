// A placeholder of the editor is left in place of a type.
//: App/App.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store:1️⃣ <#Store#>
}
//: refused
// 1️⃣ syntax
