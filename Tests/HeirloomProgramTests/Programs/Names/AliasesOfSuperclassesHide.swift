// A superclass's declarations shadow types of the same name outside; those of its protocols do not.
//: App/main.swift
import Heirloom

struct Row { let text = "outside" }
struct Column { let text = "outside" }

protocol Table { typealias Column = Int }

class Screen: Table {
    struct Row { let text = "inside" }
}

@Instantiable
final class List: Screen, Instantiable {
    @Forwarded let row: Row
    @Forwarded let column: Column
}

@Instantiable
struct App: Instantiable {
    @Instantiated let lists: Instantiator<List>
}

let list = App().lists.instantiate(row: .init(), column: .init())
print(list.row.text, list.column.text)
//: prints
// inside outside
