// What is marked unavailable cannot be built.

//: App/Types.swift
import Heirloom

protocol Player {}

@available(*, unavailable)
@Instantiable(fulfillingAdditionalTypes: [Player.self])
struct FilePlayer: Instantiable, Player {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "FilePlayer") let player: any Player
}

//: diagnostics
