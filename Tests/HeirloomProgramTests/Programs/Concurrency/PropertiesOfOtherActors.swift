// A class on no actor holds properties that are isolated one by one, and builds them where it is built.
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
