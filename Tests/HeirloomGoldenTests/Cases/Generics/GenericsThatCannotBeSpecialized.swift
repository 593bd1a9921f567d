// Parameter packs, value parameters, types nested in generic types, and test doubles of generic types are rejected, because
// nothing determines their specializations. An extension can determine one.

//: option uncovers=not-instantiable
//: App/App.swift
import Heirloom

@Instantiable
struct Row<each Cell>: Instantiable {}

@Instantiable(conformsElsewhere: true, generateMock: true)
struct Pool<Item>: Instantiable {}

struct Outer<Item> {
    @Instantiable
    struct Inner: Instantiable {}
}

struct Table<each Column> {}

@Instantiable
extension Table: Instantiable {
    static func instantiate() -> Table<Int, String> { Table<Int, String>() }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let table: Table<Int, String>
}

//: diagnostics
// App/App.swift:4:8: error: 'Row' cannot be '@Instantiable' because 'Cell' is a parameter pack; put '@Instantiable' on an extension whose 'static func instantiate' returns a concrete 'Row' [unsupported-generics]
// App/App.swift:7:8: error: no 'mock' can be generated for 'Pool' because it is generic and its arguments are unknown; remove 'generateMock: true', and override it in the mock of a root [unsupported-generics]
// App/App.swift:6:38: note: fix-it: remove 'generateMock: true': remove ', generateMock: true'
// App/App.swift:11:12: error: 'Inner' cannot be '@Instantiable' inside the generic type 'Outer' because the arguments of 'Outer' are unknown; move it out, and make it generic itself [unsupported-generics]
