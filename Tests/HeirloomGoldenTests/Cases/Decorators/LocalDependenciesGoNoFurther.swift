// Receiving a local dependency further down is an error, with the path as notes; a dependency from further up does not replace
// it.

//: App/App.swift
import Heirloom

@Instantiable
final class Counter: Instantiable {}

@Instantiable
struct Leaf: Instantiable {
    @Received let counter: Counter
}

@Instantiable
struct Other: Instantiable {
    @Received(onlyIfAvailable: true) let counter: Counter?
}

@Instantiable
struct Child: Instantiable {
    @Received let counter: Counter
    @Instantiated let leaf: Leaf
    @Instantiated let makeOther: () -> Other
}

@Instantiable
struct Screen: Instantiable {
    @Instantiated(isLocal: true) let counter: Counter
    @Instantiated let makeChild: () -> Child
    @Instantiated let leaf: Leaf
}

@Instantiable
struct Page: Instantiable {
    @Forwarded(isLocal: true) let title: String
    @Instantiated let header: Header
}

@Instantiable
struct Header: Instantiable {
    @Instantiated let label: Label
}

@Instantiable
struct Label: Instantiable {
    @Received(fulfilledByDependencyNamed: "title", ofType: String.self) let text: String
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated let screen: Screen
    @Instantiated let pageBuilder: Instantiator<Page>
    @Instantiated let leaf: Leaf
}

//: diagnostics
// App/App.swift:8:19: error: 'Leaf' receives 'counter: Counter', which is local to 'Screen' [local-dependency]
// App/App.swift:26:23: note: 'Screen' builds 'Child' here
// App/App.swift:19:23: note: 'Child' builds 'Leaf' here
// App/App.swift:25:38: note: declared local here: only 'Screen' and the types it builds directly can use it
// App/App.swift:13:42: note: also needed by 'Other'
// App/App.swift:43:77: error: 'Label' receives 'title: String', which is local to 'Page' [local-dependency]
// App/App.swift:33:23: note: 'Page' builds 'Header' here
// App/App.swift:38:23: note: 'Header' builds 'Label' here
// App/App.swift:32:35: note: declared local here: only 'Page' and the types it builds directly can use it

//: fix-its
// App/App.swift:8:19: could fix: remove 'isLocal: true' [local-dependency]
// App/App.swift:25:18: note: remove '(isLocal: true)'
// App/App.swift:43:77: could fix: remove 'isLocal: true' [local-dependency]
// App/App.swift:32:15: note: remove '(isLocal: true)'
