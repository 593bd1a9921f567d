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

//: diagnostics
// App/Scenes.swift:9:13: error: root 'TabsApp' cannot get an 'init()' in an extension, because 'TabCoordinator' has or requires one [inherited-root-initializer]
// App/Scenes.swift:9:13: note: make another type the root: '@Instantiable(isRoot: true) struct TabsAppRoot: Instantiable { @Instantiated let root: TabsApp }', and write 'isRoot: false' here
