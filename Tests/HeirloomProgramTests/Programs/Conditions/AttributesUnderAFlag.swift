// Flags determine the attributes of a type, its isolation, and whether it is instantiable at all.
//: option flags=ISOLATED
//: Core/Core.swift
import Heirloom

#if ISOLATED
@MainActor
#endif
@Instantiable
public final class Router: Instantiable {
    public init() {}
    public let name = "router"
}

#if !ISOLATED
@Instantiable(conformsElsewhere: true)
#endif
public struct Free {
    public init() {}
}

#if !ISOLATED
extension Free: Instantiable {}
#endif

@available(*, unavailable, message: "no longer")
@Instantiable
public struct Gone: Instantiable { public init() {} }
//: App/App.swift
import Core
import Heirloom

#if ISOLATED
@MainActor
#endif
@Instantiable
struct App: Instantiable {
    @Instantiated let router: Router
    #if !ISOLATED
    @Instantiated let free: Free
    #endif
    @Instantiated let screenBuilder: Instantiator<Screen>
}

#if ISOLATED
@MainActor
#endif
@Instantiable
struct Screen: Instantiable {
    @Received let router: Router
}
//: App/main.swift
print(App().screenBuilder.instantiate().router.name)
//: prints
// router
//: prints with ISOLATED
// router
