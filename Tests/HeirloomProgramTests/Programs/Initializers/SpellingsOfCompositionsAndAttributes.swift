// A parameter may spell an alias within a composition, and a comment in '@available' means nothing.
//: App/main.swift
import Heirloom

protocol Updating {}
protocol Drawing {}
typealias Changing = Updating

struct Player: Updating, Drawing {}

@Instantiable
struct Game: Instantiable {
    @Received let player: any Changing & Drawing
    @Received let kind: any Changing.Type
    @Received let log: Log

    @available(*, /* since 2.0 */ unavailable)
    init(log: Log, player: any Changing & Drawing, kind: any Changing.Type) { fatalError() }

    init(player: any Updating & Drawing, kind: any Updating.Type, log: Log) {
        self.player = player
        self.kind = kind
        self.log = log
    }
}

@Instantiable
final class Log: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Player() }) let player: any Updating & Drawing
    @Instantiated({ Player.self }) let kind: any Updating.Type
    @Instantiated let log: Log
    @Instantiated let game: Game
}

let app = App()
print(app.game.log === app.log, app.game.kind)
//: prints
// true Player
