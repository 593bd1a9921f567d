// A type declares its 'ForwardedProperties' itself, as the protocol allows, and nests a type with a similar name.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Row: Instantiable {
    public typealias ForwardedProperties = String
    @Forwarded public let text: String
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
}

print(App().rowBuilder.instantiate(text: "a").text)
//: prints
// a
