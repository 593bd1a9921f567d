// A module of solar panels has an 'Array' and a 'Set'; another uses the standard library's, with and without sugar.
//: Solar/Solar.swift
import Heirloom

@Instantiable
public struct Array: Instantiable {
    public let panels = 12
}

@Instantiable
public struct Set: Instantiable {
    @Received public let array: Array
}
//: Lists/Lists.swift
import Heirloom

@Instantiable
public struct Shopping: Instantiable {
    @Forwarded public let items: Array<String>
    @Forwarded public let done: Set<Int>
    @Instantiated public let sum: Sum
}

@Instantiable
public struct Sum: Instantiable {
    @Received public let items: [String]
    @Received public let done: Swift.Set<Int>
    public var text: String { "\(items.count) of \(done.count)" }
}
//: App/main.swift
import Heirloom
import Lists
import Solar

@Instantiable
struct Roof: Instantiable {
    @Instantiated let array: Solar.Array
    @Instantiated let set: Solar.Set
    @Instantiated let shoppingBuilder: Instantiator<Shopping>
}

let roof = Roof()
print(roof.set.array.panels, roof.shoppingBuilder.instantiate((items: ["milk"], done: [1, 2])).sum.text)
//: prints
// 12 1 of 2
