// An extension builds one specialization of the type that it extends; an `instantiate` that returns the generic type itself is
// an error.

//: App/App.swift
import Heirloom

struct Cache<Value> {
    let limit: Int
}

@Instantiable(conformsElsewhere: true)
extension Cache {
    static func instantiate(limit: Int) -> Cache<Value> { Cache<Value>(limit: limit) }
}

@Instantiable(conformsElsewhere: true)
extension Array {
    static func instantiate() -> [Element] { [] }
}

@Instantiable(conformsElsewhere: true)
extension Set {
    static func instantiate() -> Set<Int> { [] }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let numbers: Set<Int>
}

//: diagnostics
// App/App.swift:9:44: error: 'instantiate' in an extension of 'Cache' must return one specialization of it, but 'Cache<Value>' can be any of them [unusable-instantiate]
// App/App.swift:3:8: note: to build every specialization, put '@Instantiable' on 'Cache'
// App/App.swift:14:34: error: 'instantiate' in an extension of 'Array' must return one specialization of it, but '[Element]' can be any of them [unusable-instantiate]
