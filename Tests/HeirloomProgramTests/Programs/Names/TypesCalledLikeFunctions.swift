// Types have the names of standard library functions and of keywords, in this module and in another.
//: Core/Core.swift
import Heirloom

@Instantiable public struct print: Instantiable { public init() {} }
@Instantiable public struct min: Instantiable { public init() {} }
@Instantiable
public final class zip: Instantiable {
    @Forwarded public let abs: Int
    public init(abs: Int) { self.abs = abs }
}
public struct max { public let x: Int }
@Instantiable extension max: Instantiable { public static func instantiate() -> max { max(x: 1) } }
@Instantiable
public struct type: Instantiable {
    @Instantiated public let swap: swap
    public init(swap: swap) { self.swap = swap }
}
@Instantiable public struct swap: Instantiable { public init() {} }
//: App/App.swift
import Core
import Heirloom

@Instantiable struct assert: Instantiable { @Received let min: min }
@Instantiable struct fatalError: Instantiable { @Instantiated let assert: assert }
@Instantiable struct `repeat`: Instantiable {}
@Instantiable struct `default`: Instantiable { @Instantiated let `repeat`: `repeat` }
@Instantiable struct `init`: Instantiable {}
@Instantiable actor sequence: Instantiable { @Instantiated let stride: stride<Int> }
struct stride<T> {}
@Instantiable extension stride: Instantiable { static func instantiate() -> stride<Int> { stride<Int>() } }
@Instantiable
struct App: Instantiable {
    @Instantiated let print: print
    @Instantiated let min: min
    @Instantiated let zipBuilder: Instantiator<zip>
    @Instantiated let max: max
    @Instantiated let fatalError: fatalError
    @Instantiated let other: `default`
    @Instantiated let kind: type
    @Instantiated let `init`: `init`
    @Instantiated let sequence: sequence
}
//: App/main.swift
let app = App()
Swift.print(app.zipBuilder.instantiate(abs: 2).abs, app.max.x)
//: prints
// 2 1
