// A library's list is wrong although the program does not require the listed type.
//: Kit/Exporter.swift
import Heirloom

public protocol Exporting {}
public struct AnyExporter {
    public init(exporting: any Exporting) {}
}
@Instantiable(fulfillingAdditionalTypes: [1️⃣Exporting.self, 2️⃣AnyExporter.self])
public struct Exporter: Instantiable {}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct App: Instantiable {
    @Instantiated let exporter: Exporter
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
