// Protocols are constrained to classes in a 'where' clause, so their values may be cached weakly.
//: App/App.swift
import Heirloom

class View {}

protocol Panel where Self: View {}
protocol Player where Self: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Panel.self])
final class Sidebar: View, Instantiable, Panel {}

@Instantiable(fulfillingAdditionalTypes: [Player.self])
final class Speaker: Instantiable, Player {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .weak) let player: () -> any Player
    @Instantiated(lifetime: .weak) let panel: () -> any Panel
}
//: App/main.swift
let app = App()
let (player, panel) = (app.player(), app.panel())
print(player === app.player(), panel === app.panel())
//: prints
// true true
