// Features declare their types in the namespaces of the design system, of Foundation and of one another.
//: Design/Design.swift
public enum Design {
    public enum Buttons {}
}

public protocol Themed {}
//: Buttons/Buttons.swift
import Design
import Foundation
import Heirloom

extension Design.Buttons {
    public struct Style: Hashable, Sendable {
        public let radius: Int
        public init(radius: Int) { self.radius = radius }
    }

    @Instantiable(fulfillingAdditionalTypes: [Themed.self])
    public struct Primary: Instantiable, Themed {
        @Received public let style: Style
        @Instantiated public let shadow: Shadow

        @Instantiable
        public struct Shadow: Instantiable {
            @Received public let style: Design.Buttons.Style
        }
    }
}

extension Locale {
    public enum Width: String, Sendable { case narrow, wide }

    @Instantiable
    public struct Reader: Instantiable {
        @Received public let width: Width
        public init(width: Width) { self.width = width }
    }
}

extension Design {
    public typealias Radius = Swift.Int
}
//: Screens/Screens.swift
import Buttons
import Design
import Foundation
import Heirloom

extension Design.Buttons.Primary {
    public struct Placement: Sendable {
        public let index: Int
        public init(index: Int) { self.index = index }
    }
}

@Instantiable
public struct Screen: Instantiable {
    @Forwarded public let style: Design.Buttons.Style
    @Forwarded public let width: Locale.Width
    @Forwarded public let radius: Design.Radius
    @Forwarded public let placements: [Design.Buttons.Primary.Placement]
    @Instantiated public let button: any Themed
    @Instantiated public let reader: Locale.Reader
    @Instantiated public let area: Area
}

@Instantiable
public struct Area: Instantiable {
    @Received public let style: Design.Buttons.Style
    @Received public let width: Locale.Width
    @Received public let radius: Design.Radius
    @Received public let placements: [Design.Buttons.Primary.Placement]
    @Received public let reader: Locale.Reader
    public var text: String { "\(style.radius) \(width) \(radius) \(placements.map(\.index)) \(reader.width)" }
}
//: App/App.swift
import Heirloom
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}
//: App/main.swift
import Buttons
import Design

let screen = App().screenBuilder.instantiate(
    style: Design.Buttons.Style(radius: 3),
    width: .wide,
    radius: 4,
    placements: [.init(index: 5)]
)
print(screen.area.text, type(of: screen.button))
//: prints
// 3 wide 4 [5] wide Primary
