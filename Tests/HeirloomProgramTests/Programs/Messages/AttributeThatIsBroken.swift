// An attribute is torn from its arguments, which Swift refuses: nothing is said of what stands in its type.
//: App/App.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
1️⃣(isRoot: false)
final class Screen: Instantiable {
    @Received let store: Store
    @Forwarded let title: String
}
//: refused
// 1️⃣ syntax
