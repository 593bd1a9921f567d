// A presenter receives the view and the view receives the presenter; one parent builds both.
//: App/Parts.swift
import Heirloom

@Instantiable
final class View: Instantiable {
    @Received private let presenter: Presenter
}

@Instantiable
final class Presenter: Instantiable {
    @Received private weak var view: View?
    @Received private let formatter: Formatter
}

@Instantiable
struct Formatter: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable
struct Module: Instantiable {
    @Instantiated let formatter: Formatter
    @Instantiated let 1️⃣presenter: Presenter
    @Instantiated let view: View?
}

_ = Module()
//: refused
// 1️⃣ sibling-cycle
