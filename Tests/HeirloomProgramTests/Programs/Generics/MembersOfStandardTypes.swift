// A member of a standard collection resolves to its underlying type, in every spelling of the collection.
//: App/App.swift
import Heirloom

@Instantiable
struct Pager<Items: Collection>: Instantiable {
    @Received let first: Items.Element
    @Received(onlyIfAvailable: true) let position: Items.Index?
}

@Instantiable
struct Table<Key: Hashable, Value>: Instantiable {
    @Received let first: [Key: Value].Value
    @Received let entry: Dictionary<Key, Value>.Element
    @Received let key: [Key: Value].Key
    @Received let letter: String.Element
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 4 }) let first: [Int].Element
    @Instantiated({ 5 }) let position: Array<Int>.Index
    @Instantiated({ (key: "k", value: 6) }) let entry: (key: String, value: Int)
    @Instantiated({ "k" }) let key: Set<String>.Element
    @Instantiated({ "l" }) let letter: Character
    @Instantiated let numbers: Pager<[Int]>
    @Instantiated let table: Table<String, Int>
}
//: App/main.swift
let app = App()
print(app.numbers.first, app.numbers.position ?? 0, app.table.first, app.table.entry, app.table.key, app.table.letter)
//: prints
// 4 5 4 (key: "k", value: 6) k l
