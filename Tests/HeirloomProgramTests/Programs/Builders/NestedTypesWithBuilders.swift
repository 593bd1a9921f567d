// Screens with nested models, rows and actions, whose names repeat in every screen.
//: Screens/Screens.swift
import Heirloom
@Instantiable
public struct HomeScreen: Instantiable {
    @Instantiated private let model: Model
    @Instantiated private let rowBuilder: Instantiator<Row>
    public var text: String { rowBuilder.instantiate(index: model.count).text }
    @Instantiable
    public struct Model: Instantiable { let count = 1; public init() {} }
    @Instantiable
    public struct Row: Instantiable {
        @Forwarded private let index: Int
        @Received private let model: Model
        var text: String { "home \(index) of \(model.count)" }
    }
}
@Instantiable
public struct ListScreen: Instantiable {
    @Instantiated private let model: Model
    @Instantiated private let rowBuilder: Instantiator<Row>
    public var text: String { rowBuilder.instantiate(index: "x").text }
    @Instantiable
    public final class Model: Instantiable { let count = 2; public init() {} }
    @Instantiable
    public struct Row: Instantiable {
        @Forwarded private let index: String
        @Received private let model: Model
        @Instantiated private let home: HomeScreen
        var text: String { "list \(index) of \(model.count) \(home.text)" }
    }
}
//: App/main.swift
import Heirloom
import Screens
enum Main {
    @Instantiable
    struct Root: Instantiable {
        @Instantiated let home: HomeScreen
        @Instantiated let listBuilder: Instantiator<ListScreen>
        @Instantiated let rowBuilder: Instantiator<Row>
        @Instantiated let model: HomeScreen.Model
        @Instantiable
        struct Row: Instantiable {
            @Received let model: HomeScreen.Model
            @Instantiated let inner: HomeScreen.Row.Type2
        }
    }
}
extension HomeScreen.Row {
    @Instantiable
    struct Type2: Instantiable { let name = "type" }
}
let root = Main.Root()
print(root.home.text, root.listBuilder.instantiate().text, root.rowBuilder.instantiate().inner.name)
//: prints
// home 1 of 1 list x of 2 home 1 of 1 type
