// Each framework has a file with a type of the same name. Platforms with two of the frameworks do not compile.
//: Canvas/Phone.swift
#if canImport(UIKit)
import Heirloom
import UIKit

@Instantiable
public final class Canvas: Instantiable {
    @Received let palette: Palette
    public init(palette: Palette) { self.palette = palette }
    public var name: String { "phone" }
}
#endif
//: Canvas/Mac.swift
#if canImport(AppKit)
import AppKit
import Heirloom

@Instantiable
public final class Canvas: Instantiable {
    public init() {}
    public var name: String { "mac" }
}
#endif
//: Canvas/Linux.swift
#if canImport(Glibc)
import Heirloom

@Instantiable
public final class Canvas: Instantiable {
    @Instantiated let buffer: Buffer
    @Received let palette: Palette
    public init(buffer: Buffer, palette: Palette) {
        self.buffer = buffer
        self.palette = palette
    }
    public var name: String { "linux" }
}

@Instantiable
public final class Buffer: Instantiable { public init() {} }
#endif
//: Canvas/Palette.swift
import Heirloom

@Instantiable
public final class Palette: Instantiable { public init() {} }
//: App/main.swift
import Canvas
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let canvas: Canvas
}

print(App().canvas.name)
//: prints
// linux
