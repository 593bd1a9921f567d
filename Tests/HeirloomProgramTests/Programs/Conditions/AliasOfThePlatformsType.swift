// An alias has another type on each of three platforms, and its type is built by name.
//: Toolkit/Views.swift
import Heirloom

#if os(macOS)
@Instantiable
public final class MacView: Instantiable { public init() {} }
public typealias PlatformView = MacView
#elseif os(Linux)
@Instantiable
public final class TextView: Instantiable {
    @Received let font: Font
    public init(font: Font) { self.font = font }
}
public typealias PlatformView = TextView
#elseif os(Windows)
@Instantiable
public final class Pane: Instantiable { public init() {} }
public typealias PlatformView = Pane
#endif

@Instantiable
public final class Font: Instantiable { public init() {} }
//: App/main.swift
import Heirloom
import Toolkit

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let font: Font
    @Instantiated let view: PlatformView
    @Instantiated let viewBuilder: Instantiator<PlatformView>
}

let app = App()
print(type(of: app.view), type(of: app.viewBuilder.instantiate()))
//: prints
// TextView TextView
