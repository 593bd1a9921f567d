// A lazy property is marked as instantiated, as people write it to speed up a slow launch.
//: App/main.swift
import Heirloom

@Instantiable
final class Store: Instantiable { let value = 1 }

@Instantiable
final class Report: Instantiable {
    @Received private let store: Store
    var text: String { "\(store.value)" }
}

@Instantiable
final class App: Instantiable {
    @Instantiated let store: Store
    @Instantiated lazy var 1️⃣report: Report = Report(store: store)
}

print(App().report.text)
//: refused
// 1️⃣ initialized-dependency
