// A type is public because its extension is, and so is its memberwise initializer.
//: Core/Core.swift
import Heirloom

public enum Design {}

public extension Design {
    @Instantiable
    struct Palette: Instantiable {
        @Forwarded public let color: String
    }

    @Instantiable
    final class Theme: Instantiable {
        @Instantiated public let paletteBuilder: Instantiator<Palette>
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let theme: Design.Theme
}

print(App().theme.paletteBuilder.instantiate(color: "red").color)
//: prints
// red
