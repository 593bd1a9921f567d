// A public type that receives nothing can be a root of its own module, which then builds it with its hidden parts.

//: Features/Features.swift
import Heirloom

public protocol Player { var title: String { get } }

@Instantiable
struct Deck: Instantiable { var format: String { "flac" } }

@Instantiable(fulfillingAdditionalTypes: [Player.self])
public struct Turntable: Instantiable, Player {
    @Instantiated let deck: Deck
    public var title: String { deck.format }

    init(deck: Deck) { self.deck = deck }
}

//: App/App.swift
import Features
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let player: any Player
}

//: diagnostics
// App/App.swift:6:23: error: 'player: any Player' of 'App' is built in module 'App', where the initializer of 'Turntable' is not visible: it is 'internal' in module 'Features' [inaccessible-type]
// Features/Features.swift:13:5: note: make its initializer 'public' or 'package'
// Features/Features.swift:9:15: note: to keep it 'internal', add 'isRoot: true' to 'Turntable', which receives nothing
// Features/Features.swift:10:23: error: 'deck: Deck' of 'Turntable' is built in module 'App', where 'Deck' is not visible: it is 'internal' in module 'Features' [inaccessible-type]
// Features/Features.swift:6:8: note: make it 'public' or 'package'
// Features/Features.swift:9:15: note: to keep it 'internal', add 'isRoot: true' to 'Turntable', which receives nothing

//: fix-its
// App/App.swift:6:23: would fix: make it 'public' [inaccessible-type]
// Features/Features.swift:6:1: note: insert 'public '
// Features/Features.swift:13:5: note: insert 'public '
// App/App.swift:6:23: would fix: make it 'package' [inaccessible-type]
// Features/Features.swift:6:1: note: insert 'package '
// Features/Features.swift:13:5: note: insert 'package '
// Features/Features.swift:10:23: would fix: make it 'public' [inaccessible-type]
// Features/Features.swift:6:1: note: insert 'public '
// Features/Features.swift:10:23: would fix: make it 'package' [inaccessible-type]
// Features/Features.swift:6:1: note: insert 'package '
