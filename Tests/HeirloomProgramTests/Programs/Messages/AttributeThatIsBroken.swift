// An attribute is separated from its arguments, which Swift rejects: the contents of its type are not reported.
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
