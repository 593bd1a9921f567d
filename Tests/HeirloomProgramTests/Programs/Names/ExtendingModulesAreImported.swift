// For a type that one module nests in a type of another, both modules are imported.

//: Core/Box.swift
public enum Box {}

//: Parts/Parts.swift
import Core
import Foundation
import Heirloom

extension Core.Box {
    public struct Size {
        public init() {}
    }

    @Instantiable
    public struct Lid: Instantiable {
        @Received public let size: Size

        public enum Color { case red }
    }
}

extension URLComponents {
    public struct Place {
        public init() {}
    }
}

//: Feature/Shelf.swift
import Core
import Foundation
import Heirloom
import Parts

@Instantiable
public struct Shelf: Instantiable {
    @Forwarded public let size: Box.Size
    @Forwarded public let color: Box.Lid.Color
    @Forwarded public let place: URLComponents.Place
    @Instantiated public let lid: Box.Lid
    @Instantiated public let label: Label
}

@Instantiable
public struct Label: Instantiable {
    @Received public let size: Box.Size
    @Received public let place: URLComponents.Place
}

//: App/Root.swift
import Feature
import Heirloom

@Instantiable
struct Root: Instantiable {
    @Instantiated let shelfBuilder: Instantiator<Shelf>
}

//: App/main.swift
printTree(Root())

//: prints
// Root
//   shelfBuilder: Instantiator<Shelf>
