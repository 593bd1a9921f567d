// A generic type that requires itself with a larger argument, directly or through other types, is an error. A cycle whose
// arguments stay the same or shrink is valid.

//: App/App.swift
import Heirloom

@Instantiable
struct Node<Item>: Instantiable {
    @Instantiated let childBuilder: Instantiator<Node<[Item]>>
}

@Instantiable
struct Left<First, Second>: Instantiable {
    @Instantiated let makeRight: () -> Right<Second, First?>
}

@Instantiable
struct Right<First, Second>: Instantiable {
    @Instantiated let makeLeft: () -> Left<First, Second>
}

@Instantiable
struct Swap<First, Second>: Instantiable {
    @Instantiated let makeOther: () -> Swap<Second, First>
    @Instantiated let makeList: () -> List<[First]>
}

@Instantiable
struct List<Item>: Instantiable {
    @Instantiated let listBuilder: Instantiator<List<Item>>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let node: Node<Int>
    @Instantiated let left: Left<Int, String>
    @Instantiated let swap: Swap<Int, String>
}

//: diagnostics
// App/App.swift:5:23: error: building 'Node' never ends: it requires 'Node<[Item]>', and the generic arguments grow at each level [endless-generics]
// App/App.swift:5:23: note: to end the recursion, build it with the same generic arguments and forward the values that differ
// App/App.swift:10:23: error: building 'Left' never ends: it requires 'Right<Second, First?>', and the generic arguments grow at each level [endless-generics]
// App/App.swift:15:23: note: 'Right' requires 'makeLeft: () -> Left<First, Second>' here
// App/App.swift:10:23: note: 'Left' requires 'makeRight: () -> Right<Second, First?>' here
// App/App.swift:15:23: note: 'Right' requires 'makeLeft: () -> Left<First, Second>' here
// App/App.swift:10:23: note: to end the recursion, build it with the same generic arguments and forward the values that differ
