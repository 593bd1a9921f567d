// If a type that fulfills a protocol is deprecated, the property is reported, because the compiler does not look into its
// string. The generated code is deprecated too, so that it compiles without warnings.

//: App/Types.swift
import Heirloom

protocol Player {}

@available(*, deprecated, renamed: "StreamPlayer")
@Instantiable(fulfillingAdditionalTypes: [Player.self])
struct FilePlayer: Instantiable, Player {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "FilePlayer") let player: any Player
}

//: generated App
import Heirloom

@available(*, deprecated, message: "it builds 'FilePlayer', which is deprecated")
extension App {
    init() {
        let player: any Player = FilePlayer()  // App.player
        self.init(player: player)
    }
}
