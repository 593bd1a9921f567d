// A plumbing model has a 'Pipe', and the screens around it forward Foundation's types.
//: Core/Plumbing.swift
import Heirloom

public protocol Material: Sendable {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Material.self])
public struct Copper: Instantiable, Material {
    public let name = "copper"
}

@Instantiable
public final class Pipe: Instantiable {
    @Received public let material: any Material
    public init(material: any Material) { self.material = material }
    public func flow() -> String { "flows through \(material.name)" }
}
//: Screens/Screens.swift
import Core
import Foundation
import Heirloom

@Instantiable
public struct Report: Instantiable {
    @Forwarded public let places: [URL]
    @Instantiated public let footer: Footer
}

@Instantiable
public struct Footer: Instantiable {
    @Received public let places: [URL]
    @Received public let pipe: Core.Pipe
    public var text: String { "\(places.count) places, \(pipe.flow())" }
}
//: App/main.swift
import Core
import Heirloom
import Screens

@Instantiable
struct House: Instantiable {
    @Instantiated let material: any Material
    @Instantiated let pipe: Pipe
    @Instantiated let reportBuilder: Instantiator<Report>
}

print(House().reportBuilder.instantiate([]).footer.text)
//: prints
// 0 places, flows through copper
