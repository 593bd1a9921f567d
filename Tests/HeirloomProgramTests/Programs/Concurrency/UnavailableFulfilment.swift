// What fulfils a protocol by its name is unavailable, and nothing that is generated could build it.
//: App/App.swift
import Heirloom

protocol Player {}

@available(*, unavailable, message: "use StreamPlayer")
@Instantiable(fulfillingAdditionalTypes: [Player.self])
struct FilePlayer: Instantiable, Player {}

@Instantiable
struct StreamPlayer: Instantiable, Player {}

@Instantiable
struct Deck: Instantiable {
    @Instantiated(fulfilledByType: "FilePlayer") let 1️⃣player: any Player
    @Instantiated(fulfilledByType: "StreamPlayer") let stream: any Player
}

@Instantiable
struct App: Instantiable {
    @Instantiated let deck: Deck
}
//: refused
// 1️⃣ unavailable-type
