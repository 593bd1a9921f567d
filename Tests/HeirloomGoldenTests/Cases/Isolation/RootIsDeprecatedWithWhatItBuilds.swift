// What fulfils a protocol is deprecated: the property is told, since the compiler does not look into its text, and what
// is generated is deprecated too, so that it compiles without a warning.

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

