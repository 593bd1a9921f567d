// A forwarded property has the name of the function that it is passed to.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Plan: Instantiable {
    @Forwarded public let instantiate: [Int]
    @Forwarded public let build: Int
    public init(instantiate: [Int], build: Int) {
        self.instantiate = instantiate
        self.build = build
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let planBuilder: Instantiator<Plan>
}

print(App().planBuilder.instantiate(instantiate: [1], build: 2).instantiate)
//: prints
// [1]
