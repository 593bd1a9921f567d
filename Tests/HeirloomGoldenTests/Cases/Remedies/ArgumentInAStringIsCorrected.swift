// The generic argument of a type in a string is corrected if it is nearly the name of a type.

//: App/Feed.swift
import Heirloom

struct Article: Sendable {}

protocol Source<Item> { associatedtype Item }

@Instantiable
struct Queue<Item: Sendable>: Instantiable, Source {}

@Instantiable(isRoot: true)
struct Feed: Instantiable {
    @Instantiated(fulfilledByType: "Queue<Artcle>") let source: any Source<Article>
}

//: diagnostics
// App/Feed.swift:12:36: error: 'Queue<Artcle>' is built for 'source: any Source<Article>' of 'Feed', but no type is named 'Artcle' [nothing-fulfills]
// App/Feed.swift:3:8: note: did you mean 'Article'?

//: fix-its
// App/Feed.swift:12:36: would fix: write 'Article' [nothing-fulfills]
// App/Feed.swift:12:36: note: replace '"Queue<Artcle>"' with '"Queue<Article>"'
