// One property receives an optional of a provided type, and another receives a provided optional as its wrapped type.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Font: Instantiable { public init() {} }
@Instantiable
public final class Ink: Instantiable { public init() {} }

@Instantiable
public struct Title: Instantiable {
    @Received private let 1️⃣font: Font?
}
@Instantiable
public struct Line: Instantiable {
    @Received private let 2️⃣ink: Ink
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Page: Instantiable {
    @Instantiated let font: Font
    @Instantiated let ink: Ink?
    @Instantiated let title: Title
    @Instantiated let lineBuilder: Instantiator<Line>
}
print(Page())
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
