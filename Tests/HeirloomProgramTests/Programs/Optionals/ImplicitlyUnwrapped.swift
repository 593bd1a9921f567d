// Properties with an exclamation mark: received only with the same spelling or with a question mark.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Player: Instantiable {
    public let volume = 3
    public init() {}
}

@Instantiable
public struct Controls: Instantiable {
    @Received public let player: Player?
}

@Instantiable
public struct Display: Instantiable {
    @Received public let player: Player!
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class App: Instantiable {
    @Instantiated let player: Player!
    @Instantiated let controls: Controls
    @Instantiated let displayBuilder: Instantiator<Display>!
}

let app = App()
print(app.controls.player === app.player, app.displayBuilder.instantiate().player.volume)
//: prints
// true 3
