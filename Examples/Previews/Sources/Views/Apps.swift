#if !canImport(SwiftUI)
/// In the shape of SwiftUI's.
@MainActor @preconcurrency public protocol Scene {
    /// What the scene shows.
    var lines: [String] { get }
}

/// In the shape of SwiftUI's.
public struct WindowGroup: Scene {
    /// What the window shows.
    public let lines: [String]

    /// A window with that content.
    public init(@ViewBuilder content: () -> some View) {
        lines = printedLines(of: content())
    }
}

/// In the shape of SwiftUI's: it prints what it shows, and ends.
@MainActor @preconcurrency public protocol App {
    /// What it shows.
    associatedtype Body: Scene

    /// What it shows.
    var body: Body { get }

    /// Starts it.
    init()
}

extension App {
    /// Prints what it shows.
    public static func main() {
        for line in Self().body.lines { print(line) }
    }
}

/// In the shape of Combine's.
public protocol ObservableObject: AnyObject {}

/// In the shape of Combine's. No view is shown twice here, and so no change is published.
@propertyWrapper public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// A value that changes.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

/// In the shape of SwiftUI's.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
    /// The object.
    public let wrappedValue: Object

    /// Shows an object.
    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }
}
#endif
