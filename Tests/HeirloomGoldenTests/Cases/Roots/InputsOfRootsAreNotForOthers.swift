// What calls the `init()` of a root hands nothing in, and an initializer of a superclass that takes the same cannot be overridden in
// an extension.

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
// App/App.swift:15:8: error: root 'Program' takes 'title', but 'Startable' wants an 'init()' that takes nothing [effectful-root]
// App/App.swift:15:8: note: let another type take it that is built later: '@Instantiated let start: (…) -> Main', where 'Main' is forwarded it and instantiates the rest
// App/App.swift:21:13: error: root 'Screen' cannot get an 'init(title:)' in an extension: it inherits one from 'Base' [inherited-root-initializer]
// App/App.swift:21:13: note: make another type the root: '@Instantiable(isRoot: true) struct ScreenRoot: Instantiable { @Instantiated let rootBuilder: Instantiator<Screen> }', and write 'isRoot: false' here
