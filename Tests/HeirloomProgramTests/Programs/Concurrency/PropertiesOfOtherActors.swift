// A nonisolated class has individually isolated properties, and builds them in its own isolation.
//: App/App.swift
import Heirloom

@MainActor
@Instantiable
final class Router: Instantiable {
    let title = "r"
}

@Instantiable
final class Window: Instantiable {
    @MainActor @Instantiated let 1️⃣router: Router

    @MainActor var title: String { router.title }
}
//: refused
// 1️⃣ isolation-mismatch
