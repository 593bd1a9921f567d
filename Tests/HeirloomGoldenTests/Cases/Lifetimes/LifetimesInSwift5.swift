// Lifetimes compile in the Swift 5 language mode, in which the cached instance of a `@Sendable` function need not be
// `Sendable`.

//: option swiftc=-swift-version 5
//: App/App.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")

@Instantiable
final class Value: Instantiable {}

protocol Player: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Player.self])
final class Speaker: Player, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let value: () -> Value
    @Instantiated(lifetime: .lazy) let later: () async throws -> Value
    @Instantiated(lifetime: .weak) let player: () -> Player
}

//: App/main.swift
let app = App()
print(app.value() === app.value(), app.player() === app.player())

//: generated App
import Heirloom

extension App {
    init() {
        let keptValue = Kept<Value>.lazily("value")
        let value: () -> Value = {
            keptValue.value {
                Value()
            }
        }
        let keptLater = Kept<Value>.lazily("later")
        let later: () async throws -> Value = {
            await keptLater.value {
                Value()
            }
        }
        let keptPlayer = Kept<any Player>.weakly("player") { $0 }
        let player: () -> any Player = {  // App.player
            keptPlayer.value {
                Speaker()
            }
        }
        self.init(value: value, later: later, player: player)
    }
}

//: prints
// true true
