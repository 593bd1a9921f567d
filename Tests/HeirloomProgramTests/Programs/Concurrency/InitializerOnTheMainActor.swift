// A nonisolated class has an initializer on the main actor: the root's own initializer must be on it as well.
//: Core/Core.swift
import Heirloom

@MainActor
@Instantiable
public final class Router: Instantiable {
    private var places = ["a"]
    public init() {}
    public func go() -> Int { places.append("b"); return places.count }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class Window: Instantiable, Sendable {
    @Instantiated let router: Router
    @MainActor init(router: Router) {
        self.router = router
    }
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let windowBuilder: Instantiator<Window>
}
//: App/main.swift
print(App().windowBuilder.instantiate().router.go())
//: prints
// 2
