// A factory function is forwarded under the label 'instantiate', which is the name of the call as well.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Lazy: Instantiable {
    @Forwarded private let instantiate: () -> String
    @Forwarded private let build: Int
    public var text: String { "\(instantiate()) \(build)" }
}

@Instantiable
public struct Single: Instantiable {
    @Forwarded private let instantiate: (Int) -> Int
    public var number: Int { instantiate(3) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let lazies: Instantiator<Lazy>
    @Instantiated let singles: Instantiator<Single>
}

let app = App()
print(app.lazies.instantiate(instantiate: { "made" }, build: 2).text, app.singles.instantiate(instantiate: { $0 * 2 }).number)
//: prints
// made 2 6
