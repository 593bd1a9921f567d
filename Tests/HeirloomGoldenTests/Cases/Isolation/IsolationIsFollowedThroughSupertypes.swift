// Isolation is followed through superclasses and protocols that were read: both roots are bound to the main
// actor, and so may build a window that is.

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
