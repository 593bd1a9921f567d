// Code completion has left a placeholder, which stands for a type that is still to be written.
//: App/App.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store:1️⃣ <#Store#>
}
//: refused
// 1️⃣ syntax
