// `@_exported import` re-exports the imports of a module, and `import struct` imports a single name.

//: Colors/Colors.swift
import Heirloom

@Instantiable
public final class Palette: Instantiable {
    public let module = "Colors"
}

@Instantiable
public final class Ink: Instantiable {
    public let module = "Colors"
}

//: Paint/Paint.swift
@_exported import Colors
import Heirloom

@Instantiable
public final class Brush: Instantiable {
    public let module = "Paint"
}

//: Print/Print.swift
import Heirloom

@Instantiable
public final class Palette: Instantiable {
    public let module = "Print"
}

@Instantiable
public struct Sheet: Instantiable {
    public let module = "Print"
}

//: App/Studio.swift
import Heirloom
import Paint
import struct Print.Sheet

@Instantiable
struct Studio: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let ink: Paint.Ink
    @Instantiated let brush: Brush
    @Instantiated let sheet: Sheet
}

//: App/main.swift
printTree(Studio())

//: generated App
import Colors
import Heirloom
import Paint
import Print

extension Studio {
    init() {
        let palette = Colors.Palette()
        let ink = Ink()
        let brush = Brush()
        let sheet = Sheet()
        self.init(palette: palette, ink: ink, brush: brush, sheet: sheet)
    }
}

//: prints
// Studio
//   palette: Palette #1
//     module: String "Colors"
//   ink: Ink #2
//     module: String "Colors"
//   brush: Brush #3
//     module: String "Paint"
//   sheet: Sheet
//     module: String "Print"
