// An alias refers to a namespace, and extensions name its nested types through the alias.
//: Screens/Screens.swift
import Heirloom

public enum Design {
    public enum Home {
        @Instantiable
        public struct Row: Instantiable { public init() {} }
        public final class Disk { public init() {} }
    }
}

public typealias Home = Design.Home
//: App/App.swift
import Heirloom
import Screens

typealias Start = Home

protocol Saving { func save() -> String }

extension Start.Disk: Saving { public func save() -> String { "saved" } }
extension Start.Disk: @unchecked Sendable {}

@Instantiable
extension Start.Disk: Instantiable {
    public static func instantiate() -> Home.Disk { Home.Disk() }
}

extension Home.Row {
    @Instantiable
    struct Title: Instantiable { let text = "title" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let row: Home.Row
    @Instantiated let title: Design.Home.Row.Title
    @Instantiated(fulfilledByType: "Start.Disk") let saving: any Saving & Sendable
}
//: App/main.swift
let app = App()
print(app.title.text, app.saving.save())
//: prints
// title saved
