// A fix-it makes a type that a property instantiates `@Instantiable` if no other change is needed; a protocol is listed by a
// type that conforms to it.

//: App/Kitchen.swift
import Heirloom

protocol Heater {}

@Instantiable(isRoot: false)
final class GasHeater: Heater, Instantiable {}

final class Pan {}

struct Whisk: Equatable {
    init() {}
}

struct Recipe {
    let title: String
}

final class Sink {}

@Instantiable
struct Washer: Instantiable {
    @Received let sink: Sink
}

@Instantiable
struct Kitchen: Instantiable {
    @Instantiated let heater: any Heater
    @Instantiated let pan: Pan
    @Instantiated let whisk: Whisk
    @Instantiated let recipe: Recipe
    @Instantiated let washer: Washer
}

//: App/main.swift
printTree(Kitchen())

//: diagnostics
// App/Kitchen.swift:22:19: error: 'Washer' receives 'sink: Sink', but no type above it provides it (root 'Kitchen') [missing-dependency]
// App/Kitchen.swift:31:23: note: 'Kitchen' builds 'Washer' here
// App/Kitchen.swift:26:8: note: to provide it, make 'Sink' '@Instantiable' and add '@Instantiated let sink: Sink' to 'Kitchen'
// App/Kitchen.swift:26:8: note: to pass it to the root, add '@Forwarded let sink: Sink' to 'Kitchen', and write '@Instantiable(isRoot: true)'
// App/Kitchen.swift:27:23: error: 'Kitchen' instantiates 'heater: any Heater', but no type fulfills 'any Heater' [nothing-fulfills]
// App/Kitchen.swift:6:13: note: 'GasHeater' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Heater.self])'
// App/Kitchen.swift:28:23: error: 'Kitchen' instantiates 'pan: Pan', but 'Pan' is not '@Instantiable' [not-instantiable]
// App/Kitchen.swift:8:13: note: write '@Instantiable' here
// App/Kitchen.swift:29:23: error: 'Kitchen' instantiates 'whisk: Whisk', but 'Whisk' is not '@Instantiable' [not-instantiable]
// App/Kitchen.swift:10:8: note: write '@Instantiable' here
// App/Kitchen.swift:30:23: error: 'Kitchen' instantiates 'recipe: Recipe', but 'Recipe' is not '@Instantiable' [not-instantiable]
// App/Kitchen.swift:30:23: note: to give it one value, write 'let recipe: Recipe = …' without '@Instantiated'
// App/Kitchen.swift:14:8: note: write '@Instantiable' here

//: fix-its
// App/Kitchen.swift:27:23: would fix: declare that 'GasHeater' fulfills it [nothing-fulfills]
// App/Kitchen.swift:5:28: note: insert ', fulfillingAdditionalTypes: [Heater.self]'
// App/Kitchen.swift:28:23: would fix: make 'Pan' '@Instantiable' [not-instantiable]
// App/Kitchen.swift:8:1: note: insert '@Instantiable\n'
// App/Kitchen.swift:8:16: note: insert ': Instantiable'
// App/Kitchen.swift:29:23: would fix: make 'Whisk' '@Instantiable' [not-instantiable]
// App/Kitchen.swift:10:1: note: insert '@Instantiable\n'
// App/Kitchen.swift:10:24: note: insert ', Instantiable'
