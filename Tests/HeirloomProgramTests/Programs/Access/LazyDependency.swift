// A lazy property is marked as built by its type, as people write it to break a start that takes too long.
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
