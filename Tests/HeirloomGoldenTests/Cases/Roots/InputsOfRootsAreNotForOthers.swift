// A root cannot have forwarded properties if a protocol requires an `init()` without parameters, or if the superclass has an
// initializer with the same parameters, which an extension cannot override.

//: App/App.swift
import Heirloom

protocol Startable {
    init()
}

class Base {
    init(title: String) {}
}

@Instantiable
struct Child: Instantiable {}

@Instantiable(isRoot: true)
struct Program: Instantiable, Startable {
    @Forwarded let title: String
    @Instantiated let child: Child
}

@Instantiable(isRoot: true)
final class Screen: Base, Instantiable {
    @Forwarded let title: String
    @Instantiated let child: Child
    init(title: String, child: Child) {
        self.title = title
        self.child = child
        super.init(title: title)
    }
}

//: diagnostics
// App/App.swift:15:8: error: root 'Program' takes 'title', but 'Startable' requires an 'init()' without parameters [effectful-root]
// App/App.swift:15:8: note: move 'title' and the other dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: (…) -> Main'
// App/App.swift:21:13: error: no 'init(title:)' can be generated for root 'Screen' because it inherits one from 'Base' [inherited-root-initializer]
// App/App.swift:21:13: note: declare another type as the root: '@Instantiable(isRoot: true) struct ScreenRoot: Instantiable { @Instantiated let rootBuilder: Instantiator<Screen> }', and write 'isRoot: false' here
