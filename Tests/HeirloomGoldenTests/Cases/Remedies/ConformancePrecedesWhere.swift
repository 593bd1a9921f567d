// A `where` may follow the head of a type immediately. An inserted conformance is apart from it.

//: App/Box.swift
import Heirloom

@Instantiable
struct Box<Value>where Value: Sendable {
    @Received let value: Value
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 1 }) let value: Int
    @Instantiated let box: Box<Int>
}

//: diagnostics
// App/Box.swift:4:8: error: '@Instantiable' type 'Box' must conform to 'Instantiable'; if it conforms elsewhere, write 'conformsElsewhere: true' [missing-conformance]

//: fix-its
// App/Box.swift:4:8: would fix: add conformance to 'Instantiable' [missing-conformance]
// App/Box.swift:4:18: note: insert ': Instantiable '
