// Isolation is inherited from superclasses and protocols that were read. Both roots are isolated to the main actor, and so can
// build a window that is isolated as well.

//: Interface/Interface.swift
@MainActor
public protocol Scene {}

@MainActor
open class Coordinator {
    public nonisolated init(name: String = "coordinator") {}
}

open class TabCoordinator: Coordinator {}

//: App/Scenes.swift
import Heirloom
import Interface

@MainActor
@Instantiable
final class Window: Instantiable {}

@Instantiable
final class TabsApp: TabCoordinator, Instantiable {
    @Instantiated let window: Window
}

@Instantiable
struct SceneApp: Scene, Instantiable {
    @Instantiated let window: Window
}

//: App/main.swift
printTree(TabsApp())
printTree(SceneApp())

//: generated App
import Heirloom

extension SceneApp {
    init() {
        let window = Window()
        self.init(window: window)
    }
}

extension TabsApp {
    convenience init() {
        let window = Window()
        self.init(window: window)
    }
}

//: prints
// TabsApp #1
//   window: Window #2
// SceneApp
//   window: Window #1
