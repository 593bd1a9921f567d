// States that name their successors form a cycle, so the screen of each builds the next.
//: App/App.swift
import Heirloom

protocol Phase { associatedtype Next: Phase }
enum Red: Phase { typealias Next = Green }
enum Green: Phase { typealias Next = Red }

@Instantiable
struct Light<Now: Phase>: Instantiable {
    @Instantiated let next: () -> Light<Now.Next>
    var name: String { "\(Now.self)" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let light: Light<Red>
}
//: App/main.swift
let light = App().light
print(light.name, light.next().name, light.next().next().name)
//: prints
// Red Green Red
