public struct User: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public protocol Screen {
    var text: String { get }
}

/// Hides the type of a screen.
public struct AnyScreen: Screen {
    private let screen: any Screen

    public init(_ screen: some Screen) {
        self.screen = screen
    }

    public var text: String { screen.text }
}
