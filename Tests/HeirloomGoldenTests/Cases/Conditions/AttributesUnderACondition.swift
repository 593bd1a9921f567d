// Attributes may be under conditions: those of Heirloom, those that isolate, and any others.

//: option flags=LIVE
//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

#if LIVE
@Instantiable
#endif
struct Feed: Instantiable {
    #if LIVE
    @Received
    #endif
    private let log: Log
}

@Instantiable
final class Screen: Instantiable {
    #if LIVE
    @Instantiated
    #else
    @Received
    #endif
    private let log: Log
}

@Instantiable
#if LIVE
@MainActor
#else
@available(*, noasync)
#endif
final class Player: Instantiable {
    @Received private let log: Log
}

#if LIVE
@MainActor
#endif
@Instantiable
struct Root: Instantiable {
    @Instantiated private let log: Log
    @Instantiated private let screen: Screen
    @Instantiated private let player: Player
    #if LIVE
    @Instantiated private let feed: Feed
    #endif
}

//: App/main.swift
printTree(Root())

//: generated App
import Heirloom

extension Root {
    #if LIVE
    init() {
        let log = Log()
        let screen = Root.heirloomMakeScreen()
        let player = Player(log: log)
        let feed = Feed(log: log)
        self.init(log: log, screen: screen, player: player, feed: feed)
    }
    #else
    init() {
        let log = Log()
        let screen = Screen(log: log)
        let player = Player(log: log)
        self.init(log: log, screen: screen, player: player)
    }
    #endif

    #if LIVE
    private static func heirloomMakeScreen() -> Screen {
        let log = Log()
        return Screen(log: log)
    }
    #endif
}

//: prints
// Root
//   log: Log #1
//   screen: Screen #2
//     log: Log #1
//   player: Player #3
//     log: Log #1

//: prints with LIVE
// Root
//   log: Log #1
//   screen: Screen #2
//     log: Log #3
//   player: Player #4
//     log: Log #1
//   feed: Feed
//     log: Log #1
