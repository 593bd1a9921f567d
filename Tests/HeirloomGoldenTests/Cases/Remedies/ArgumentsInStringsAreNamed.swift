// The generic arguments of a type that a string names are looked up, and compared with those of the property.

//: App/App.swift
import Foundation
import Heirloom

struct Article {}
struct Reply {}

protocol Origin<Item> {
    associatedtype Item
}

@Instantiable
final class Queue<Element>: Instantiable, Origin {
    typealias Item = Element
}

@Instantiable
final class Row<Item>: Instantiable, Origin {}

@Instantiable
struct Feed: Instantiable {
    @Instantiated(fulfilledByType: "Queue<Artcle>") let misspelt: any Origin<Article>
    @Instantiated(fulfilledByType: "Queue<Article>") let source: any Origin<Reply>
    @Instantiated(fulfilledByType: "Row<[Reply]>") let rows: ErasedInstantiator<Void, any Origin<[Reply]>>
    @Instantiated(fulfilledByType: "Queue<[String: Article]>") let index: any Origin<Article>
    @Instantiated(fulfilledByType: "Queue<Article?>") let draft: any Origin<Article>
    @Instantiated(fulfilledByType: "Row<[Date]>") let dates: any Origin<[Calendar]>
    @Instantiated(fulfilledByType: "Row<Int>") let makeRow: () -> any Origin<String>
    @Instantiated let shelf: Shelf<Date>
}

@Instantiable
struct Shelf<Other>: Instantiable {
    @Instantiated(fulfilledByType: "Row<Other>") let other: any Origin<Other>
    @Instantiated(fulfilledByType: "Row<Calendar>") let calendar: any Origin<Calendar>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let feed: Feed
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:21:36: error: 'Queue<Artcle>' is built for 'misspelt: any Origin<Article>' of 'Feed', but no type is named 'Artcle' [nothing-fulfills]
// App/App.swift:4:8: note: did you mean 'Article'?
// App/App.swift:22:58: error: 'Feed' builds 'Queue<Article>' for 'source: any Origin<Reply>', but 'Queue<Article>' does not conform to 'Origin<Reply>' [not-convertible]
// App/App.swift:39:23: note: 'App' builds 'Feed' here
// App/App.swift:22:58: note: 'Item' of 'Queue<Article>' is 'Article'
// App/App.swift:24:68: error: 'Feed' builds 'Queue<[String: Article]>' for 'index: any Origin<Article>', but 'Queue<[String: Article]>' does not conform to 'Origin<Article>' [not-convertible]
// App/App.swift:39:23: note: 'App' builds 'Feed' here
// App/App.swift:24:68: note: 'Item' of 'Queue<[String: Article]>' is '[String: Article]'
// App/App.swift:25:59: error: 'Feed' builds 'Queue<Article?>' for 'draft: any Origin<Article>', but 'Queue<Article?>' does not conform to 'Origin<Article>' [not-convertible]
// App/App.swift:39:23: note: 'App' builds 'Feed' here
// App/App.swift:25:59: note: 'Item' of 'Queue<Article?>' is 'Article?'
// App/App.swift:27:52: error: 'Feed' builds 'Row<Int>' for 'makeRow: () -> any Origin<String>', but 'Row<Int>' does not conform to 'Origin<String>' [not-convertible]
// App/App.swift:39:23: note: 'App' builds 'Feed' here
// App/App.swift:27:52: note: 'Item' of 'Row<Int>' is 'Int'

//: fix-its
// App/App.swift:21:36: would fix: write 'Article' [nothing-fulfills]
// App/App.swift:21:36: note: replace '"Queue<Artcle>"' with '"Queue<Article>"'
