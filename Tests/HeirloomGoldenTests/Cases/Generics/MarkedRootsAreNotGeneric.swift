// A generic type is no root: `isRoot: true` on one is told, and without it none is a candidate. What its arguments are is
// not instantiated by that.

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
// App/App.swift:7:8: error: 'Screen' cannot be a root because it is generic and its arguments are unknown; instantiate it in a nongeneric type and remove 'isRoot: true' [generic-root]
// App/App.swift:6:14: note: fix-it: remove 'isRoot: true': remove '(isRoot: true)'
