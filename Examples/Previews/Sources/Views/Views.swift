#if canImport(SwiftUI)
@_exported import SwiftUI
#else
/// In the shape of SwiftUI's, as far as the example uses it.
@MainActor @preconcurrency public protocol View {
    /// What it is made of.
    associatedtype Body: View

    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("what is printed has no body") }
}

/// In the shape of SwiftUI's: a line of text.
public struct Text: View, Printed {
    let lines: [String]

    /// A line with that text.
    public nonisolated init(_ text: String) {
        lines = [text]
    }

    /// There is none.
    public var body: Never { fatalError("a text is printed") }
}

/// In the shape of SwiftUI's: views below one another.
public struct VStack<Content: View>: View {
    /// The views.
    public let body: Content

    /// Stacks the views.
    public init(@ViewBuilder content: () -> Content) {
        body = content()
    }
}

/// In the shape of SwiftUI's.
@resultBuilder public enum ViewBuilder {
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> SomeViews {
        var lines: [String] = []
        for view in repeat each content { lines += printedLines(of: view) }
        return SomeViews(lines: lines)
    }

    /// The view of a condition that holds.
    @MainActor public static func buildEither(first: some View) -> SomeViews {
        SomeViews(lines: printedLines(of: first))
    }

    /// The view of a condition that does not hold.
    @MainActor public static func buildEither(second: some View) -> SomeViews {
        SomeViews(lines: printedLines(of: second))
    }
}

/// Views whose types are forgotten.
public struct SomeViews: View, Printed {
    let lines: [String]

    /// There is none.
    public var body: Never { fatalError("views are printed") }
}

/// The lines that a view shows.
@MainActor public func printedLines(of view: some View) -> [String] {
    if let printed = view as? any Printed { return printed.lines }
    return printedLines(of: view.body)
}

protocol Printed {
    var lines: [String] { get }
}
#endif
