// A nonisolated root has an initializer on the main actor, where its dependencies must be built.
//: Core/Core.swift
import Heirloom

@MainActor
@Instantiable
public final class Router: Instantiable {
    public let name = "router"
    public init() {}
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class Window: Instantiable {
    @Instantiated let router: Router
    @MainActor init(router: Router) {
        self.router = router
    }
}
//: App/main.swift
print(Window().router.name)
//: prints
// router
