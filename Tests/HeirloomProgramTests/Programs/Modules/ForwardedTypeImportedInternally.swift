// A public type is forwarded a type of a module that its file imports internally: nobody outside could hand it over.
//: Model/Model.swift
public struct Song: Sendable {
    public let title: String
    public init(title: String) { self.title = title }
}
//: Player/Player.swift
public import Heirloom
internal import Model

@Instantiable
public final class Player: Instantiable {
    @Forwarded let 1️⃣song: Song

    public init(song: Song) {
        self.song = song
    }
}
//: App/App.swift
import Heirloom
import Player

@Instantiable
struct App: Instantiable {
    @Instantiated let playerBuilder: Instantiator<Player>
}
//: refused
// 1️⃣ narrow-forwarded-type
