// The products of a builder or function that can be called from any isolation do not require an isolation of its owner, even if
// they build the owner in turn: an actor can have such builders.

//: App/App.swift
import Heirloom

@Instantiable
final class Drawer: Instantiable {
    var count = 0
}

@Instantiable
actor Desk: Instantiable {
    @Instantiated let drawerBuilder: Instantiator<Drawer>
    @Instantiated let makeWindow: @Sendable () async -> Window

    func open() -> Int { drawerBuilder.instantiate().count }
}

@MainActor
@Instantiable
final class Window: Instantiable {
    @Instantiated let makeDesk: @Sendable () -> Desk
}

@Instantiable(isRoot: true)
struct Office: Instantiable {
    @Instantiated let desk: Desk
}

//: App/main.swift
func run() async {
    let office = Office()
    let window = await office.desk.makeWindow()
    print(await office.desk.open(), window.makeDesk() !== office.desk)
}
await run()

//: generated App
import Heirloom

extension Office {
    init() {
        let desk = Office.heirloomMakeDesk()
        self.init(desk: desk)
    }

    private static func heirloomMakeDesk() -> Desk {
        let drawerBuilder = Instantiator<Drawer> {
            Drawer()
        }
        let makeWindow: @Sendable () async -> Window = {  // Desk.makeWindow
            await Office.heirloomMakeWindow()
        }
        return Desk(drawerBuilder: drawerBuilder, makeWindow: makeWindow)
    }

    @MainActor private static func heirloomMakeWindow() -> Window {
        let makeDesk: @Sendable () -> Desk = {  // Window.makeDesk
            Office.heirloomMakeDesk()
        }
        return Window(makeDesk: makeDesk)
    }
}

//: prints
// 0 true
