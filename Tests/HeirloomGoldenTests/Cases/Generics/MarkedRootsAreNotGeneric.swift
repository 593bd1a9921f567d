// A generic type cannot be a root: `isRoot: true` on one is an error, and an unmarked one is not a candidate. A use as a
// generic argument does not count as instantiation.

//: option uncovers=dropped-root
//: App/App.swift
import Heirloom

@Instantiable
struct Service: Instantiable {}

@Instantiable(isRoot: true)
struct Screen<Item>: Instantiable {
    @Instantiated let service: Service
}

@Instantiable
struct Box<Item>: Instantiable {
    @Instantiated let service: Service
}

@Instantiable
struct Root: Instantiable {
    @Instantiated let box: Box<OtherRoot>
}

@Instantiable
struct OtherRoot: Instantiable {
    @Instantiated let service: Service
}

//: App/main.swift
print(type(of: Root().box))
print(type(of: OtherRoot().service))

//: diagnostics
// App/App.swift:7:8: error: 'Screen' cannot be a root because it is generic and its arguments are unknown; instantiate it in a nongeneric type and remove 'isRoot: true' [not-a-root]

//: fix-its
// App/App.swift:7:8: could fix: remove 'isRoot: true' [not-a-root]
// App/App.swift:6:14: note: remove '(isRoot: true)'
