// Near miss: the same label with a conforming type, where the dependency is `any P`, an alias of `P` or a superclass.

//: App/Player.swift
import Heirloom

protocol Cache {}

protocol Queue {}

typealias AnyQueue = any Queue

class Output {}

@Instantiable
final class DiskCache: Instantiable, Cache {}

@Instantiable
final class PlayQueue: Instantiable, Queue {}

@Instantiable
final class Speaker: Output, Instantiable {}

@Instantiable
struct Deck: Instantiable {
    @Received let cache: any Cache
    @Received let queue: AnyQueue
    @Received let output: Output
}

@Instantiable
struct Player: Instantiable {
    @Instantiated let cache: DiskCache
    @Instantiated let queue: PlayQueue
    @Instantiated let output: Speaker
    @Instantiated let deck: Deck
}

//: App/main.swift
printTree(Player())

//: diagnostics
// App/Player.swift:22:19: error: 'Deck' receives 'cache: any Cache', but no type above it provides it (root 'Player') [missing-dependency]
// App/Player.swift:32:23: note: 'Player' builds 'Deck' here
// App/Player.swift:29:23: note: 'Player' provides 'cache: DiskCache', which is another type: receive it as 'cache: DiskCache', or write '@Received(fulfilledByDependencyNamed: "cache", ofType: DiskCache.self) let cache: any Cache'
// App/Player.swift:23:19: error: 'Deck' receives 'queue: AnyQueue', but no type above it provides it (root 'Player') [missing-dependency]
// App/Player.swift:32:23: note: 'Player' builds 'Deck' here
// App/Player.swift:30:23: note: 'Player' provides 'queue: PlayQueue', which is another type: receive it as 'queue: PlayQueue', or write '@Received(fulfilledByDependencyNamed: "queue", ofType: PlayQueue.self) let queue: AnyQueue'
// App/Player.swift:24:19: error: 'Deck' receives 'output: Output', but no type above it provides it (root 'Player') [missing-dependency]
// App/Player.swift:32:23: note: 'Player' builds 'Deck' here
// App/Player.swift:31:23: note: 'Player' provides 'output: Speaker', which is another type: receive it as 'output: Speaker', or write '@Received(fulfilledByDependencyNamed: "output", ofType: Speaker.self) let output: Output'

//: fix-its
// App/Player.swift:22:19: could fix: receive it as 'DiskCache' [missing-dependency]
// App/Player.swift:22:26: note: replace 'any Cache' with 'DiskCache'
// App/Player.swift:23:19: could fix: receive it as 'PlayQueue' [missing-dependency]
// App/Player.swift:23:26: note: replace 'AnyQueue' with 'PlayQueue'
// App/Player.swift:24:19: could fix: receive it as 'Speaker' [missing-dependency]
// App/Player.swift:24:27: note: replace 'Output' with 'Speaker'
