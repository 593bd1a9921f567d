// A rename requires its source and provides its own name; both stay receivable below.

//: App/Player.swift
import Heirloom

protocol Playlist {}

@Instantiable
final class Library: Instantiable, Playlist {}

@Instantiable
struct Player: Instantiable {
    @Received(fulfilledByDependencyNamed: "library", ofType: Library.self) let playlist: any Playlist
    @Instantiated let controls: Controls
}

@Instantiable
struct Controls: Instantiable {
    @Received let library: Library
    @Received let playlist: any Playlist
}

@Instantiable
struct MusicApp: Instantiable {
    @Instantiated let library: Library
    @Instantiated let player: Player
}

//: App/main.swift
printTree(MusicApp())
