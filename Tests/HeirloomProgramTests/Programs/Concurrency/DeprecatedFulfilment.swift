// The type that fulfills a protocol by name is deprecated, and so is the generated code.
//: Core/Player.swift
public protocol Player {
    var name: String { get }
}
//: Sound/Sound.swift
import Core
import Heirloom

@available(*, deprecated, renamed: "StreamPlayer")
@Instantiable(fulfillingAdditionalTypes: [Player.self])
public struct FilePlayer: Instantiable, Player {
    public init() {}
    public var name: String { "file" }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Deck: Instantiable {
    @Instantiated(fulfilledByType: "FilePlayer") let player: any Player
}

@Instantiable
struct App: Instantiable {
    @Instantiated let deck: Deck
}

protocol Starting {
    init()
}

extension App: Starting {}
//: App/main.swift
func start<Root: Starting>(_ root: Root.Type) -> Root {
    Root()
}

print(start(App.self).deck.player.name)
//: prints
// file
