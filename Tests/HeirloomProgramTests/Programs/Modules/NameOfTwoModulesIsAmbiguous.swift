// A name that two imported modules declare is used without its module, as a type and in a string.
//: Red/Red.swift
import Heirloom
@Instantiable
public struct Paint: Instantiable { public init() {} }
public protocol Colored {}
//: Blue/Blue.swift
import Heirloom
import Red
@Instantiable
public struct Paint: Instantiable, Colored { public init() {} }
//: App/main.swift
import Blue
import Heirloom
import Red

@Instantiable
struct App: Instantiable {
    @Instantiated let red: Red.Paint
    @Instantiated let paint: 1️⃣Paint
    @Instantiated(fulfilledByType: 2️⃣"Paint") let colored: any Colored
}
print(App().red)
//: refused
// 1️⃣ ambiguous-name
// 2️⃣ ambiguous-name
