// With `isLocal: true` a dependency serves its type and the types that it builds directly. It may build them eagerly, by
// functions, by instantiators or as elements.

//: App/App.swift
import Heirloom

@Instantiable
final class Counter: Instantiable {
    var count = 0
}

protocol Plugin {
    func use()
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Counting: Instantiable, Plugin {
    @Received let counter: Counter
    @Received let name: String
    func use() { counter.count += name.count }
}

@Instantiable
struct Child: Instantiable {
    @Received(onlyIfAvailable: true) let counter: Counter?
    @Received(fulfilledByDependencyNamed: "name", ofType: String.self) let title: String
    @Instantiated let grandchild: Grandchild
}

@Instantiable
struct Grandchild: Instantiable {
    @Received let title: String
    @Instantiated let counter: Counter
}

@Instantiable
struct Row: Instantiable {
    @Forwarded let index: Int
    @Received let counter: Counter
}

@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Forwarded(isLocal: true) let name: String
    @Instantiated(isLocal: true) let counter: Counter
    @Instantiated let child: Child
    @Instantiated let makeRow: (_ index: Int) -> Row
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let plugins: [any Plugin]
    @Received(fulfilledByDependencyNamed: "counter", ofType: Counter.self) let shared: Counter
}

//: App/main.swift
let screen = Screen(name: "abc")
for plugin in screen.plugins { plugin.use() }
print(screen.counter.count, screen.child.counter === screen.counter, screen.child.grandchild.title)
print(screen.makeRow(1).counter === screen.counter, screen.rowBuilder.instantiate(index: 2).counter === screen.counter)
print(screen.shared === screen.counter, screen.child.grandchild.counter === screen.counter)

//: generated App
import Heirloom

extension Screen {
    init(name: String) {
        let counter = Counter()
        let child = Screen.heirloomMakeChild(counter: counter, name: name)
        let makeRow: (_ index: Int) -> Row = { index in
            Row(index: index, counter: counter)
        }
        let rowBuilder = Instantiator<Row> { index in
            Row(index: index, counter: counter)
        }
        let plugins: [any Plugin] = [Counting(counter: counter, name: name)]  // Screen.plugins
        let shared = counter
        self.init(
            name: name,
            counter: counter,
            child: child,
            makeRow: makeRow,
            rowBuilder: rowBuilder,
            plugins: plugins,
            shared: shared
        )
    }

    private static func heirloomMakeChild(counter: Counter?, name: String) -> Child {
        let title = name
        let grandchild = Screen.heirloomMakeGrandchild(title: title)
        return Child(counter: counter, title: title, grandchild: grandchild)
    }

    private static func heirloomMakeGrandchild(title: String) -> Grandchild {
        let counter = Counter()
        return Grandchild(title: title, counter: counter)
    }
}

extension InstantiatorProtocol where T == Row {
    func instantiate(index: Int) -> Row {
        instantiate(index)
    }
}

extension InstantiatorProtocol where T == Screen {
    func instantiate(name: String) -> Screen {
        instantiate(name)
    }
}

//: prints
// 3 true abc
// true true
// true false
