// A nonisolated class has an initializer on the main actor, which a nonisolated root cannot call.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Fonts: Instantiable { public init() {} }

@Instantiable
public final class Theme: Instantiable {
    @Received private let fonts: Fonts

    @MainActor
    public init(fonts: Fonts) {
        self.fonts = fonts
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class Root: Instantiable {
    @Instantiated let fonts: Fonts
    @Instantiated let 1️⃣theme: Theme
}

nonisolated func make() -> Root { Root() }
_ = make()
//: refused
// 1️⃣ isolation-mismatch
