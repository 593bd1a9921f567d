// Imports have access levels: public, package, internal and private.
//: Model/Model.swift
public struct Song: Sendable {
    public let title: String
    public init(title: String) { self.title = title }
}
//: Player/Player.swift
public import Heirloom
public import Model

@Instantiable
public final class Player: Instantiable {
    @Received private let volume: Volume
    @Forwarded public let song: Song

    init(volume: Volume, song: Song) {
        self.volume = volume
        self.song = song
    }

    public func play() -> String { "\(song.title) at \(volume.level)" }
}

@Instantiable
struct Volume: Instantiable {
    let level = 3
}

@Instantiable
public struct Deck: Instantiable {
    @Instantiated private let volume: Volume
    @Instantiated public let playerBuilder: Instantiator<Player>

    init(volume: Volume, playerBuilder: Instantiator<Player>) {
        self.volume = volume
        self.playerBuilder = playerBuilder
    }
}
//: Shop/Shop.swift
import Heirloom
package import Model
private import Player

@Instantiable
package struct Counter: Instantiable {
    @Received let song: Song
    package init(song: Song) { self.song = song }
    package var label: String { "buy \(song.title)" }
}
//: App/App.swift
internal import Heirloom
import Model
internal import Shop
import Player

@Instantiable
struct Evening: Instantiable {
    @Forwarded let song: Song
    @Instantiated fileprivate let counter: Counter
    var text: String { counter.label }

    init(song: Song, counter: Counter) {
        self.song = song
        self.counter = counter
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let eveningBuilder: Instantiator<Evening>
}
//: App/main.swift
import Model

print(App().eveningBuilder.instantiate(song: Song(title: "Moon")).text)
//: prints
// buy Moon
