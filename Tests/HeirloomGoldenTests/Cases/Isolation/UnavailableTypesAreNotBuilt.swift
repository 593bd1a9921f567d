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
// App/Types.swift:11:54: error: 'player: any Player' of 'App' builds 'FilePlayer', which is marked unavailable [unavailable-type]
// App/Types.swift:7:8: note: build another type here, or remove '@available(*, unavailable)'
