// A root is a subclass, so an extension cannot give it a separate 'init()'.
//: Core/Core.swift
import Heirloom

open class Coordinator {
    public init() {}
}

@Instantiable
public final class Router: Instantiable { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class 1️⃣App: Coordinator, Instantiable {
    @Instantiated let router: Router

    init(router: Router) {
        self.router = router
        super.init()
    }
}

_ = App.self
//: refused
// 1️⃣ inherited-root-initializer
