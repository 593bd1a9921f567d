// `@Instantiable` on the declaration of a generic type is refused; the extension form is the fix-it.

//: option uncovers=not-instantiable
//: App/Pool.swift
import Heirloom

@Instantiable
struct Pool<Element>: Instantiable {
    var elements: [Element] = []
}

@Instantiable
final class Workshop: Instantiable {
    @Instantiated let pool: Pool<Int>
}

//: App/main.swift
printTree(Workshop())

//: diagnostics
// App/Pool.swift:4:8: error: '@Instantiable' cannot stand on the generic type 'Pool', because it does not say which 'Pool' is built; put it on an extension whose 'static func instantiate' does [generic-type]
// App/Pool.swift:3:1: note: fix-it: replace '@Instantiable' with an extension that says what is built: remove '@Instantiable\n'
// App/Pool.swift:6:2: note: fix-it: replace '@Instantiable' with an extension that says what is built: insert '\n\n@Instantiable(conformsElsewhere: true)\nextension Pool {\n    static func instantiate() -> Pool<Any> {\n        Pool<Any>()\n    }\n}'
