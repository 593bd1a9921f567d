// A type is private because its extension is, so generated code cannot name it.
//: App/App.swift
import Heirloom

enum Design {}

private extension Design {
    @Instantiable
    struct 1️⃣Palette: Instantiable {
        let color = "red"
    }
}

@Instantiable
struct App: Instantiable {
    private let palette = Design.Palette()
}
//: refused
// 1️⃣ unreachable-type
