import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A value supplied for a property must convert to the property's type, as far as the declarations involved were read.
@Suite struct ValueConversionRuleTests {
    /// Declarations of `Made` that may conform to `Wanted`.
    static let silent: [String] = [
        // An unread supertype may conform.
        "struct Made: Instantiable, Unread {}",
        "class Made: UnreadBase, Instantiable {}",
        // A class of the system may conform through an extension.
        "extension NSObject: Wanted {}\n@Instantiable\nclass Made: NSObject, Instantiable {}",
        // A macro may add the conformance.
        "@Conforming struct Made: Instantiable {}",
        "@Conforming(to: Wanted.self) struct Made: Instantiable {}",
        // The condition of the conformance may hold.
        "extension Made: Wanted where Self: Sendable {}\n@Instantiable\nstruct Made: Instantiable {}",
        "#if canImport(UIKit)\nextension Made: Wanted {}\n#endif\n@Instantiable\nstruct Made: Instantiable {}",
        // The type conforms indirectly.
        "typealias Both = Wanted & Sendable\n@Instantiable\nstruct Made: Instantiable, Both {}",
        "extension App.Made: Wanted {}\n@Instantiable\nstruct Made: Instantiable {}",
    ]

    @Test(arguments: silent)
    func possibleConformancesAreNotReported(_ declaration: String) {
        #expect(diagnostics(of: sources(declaration), rootMode: .require) == "")
    }

    /// Declarations of `Made` that do not conform to `Wanted`.
    static let refused: [String] = [
        "struct Made: Instantiable, Sendable, Hashable {}",
        "final class Made: NSObject, Instantiable {}",
        "@MainActor final class Made: ObservableObject, Instantiable {}",
        "@Observable final class Made: Instantiable {}",
        "@UIActor final class Made: Instantiable {}",
        "struct Made: Instantiable, View {}",
    ]

    @Test(arguments: refused)
    func missingConformancesAreReported(_ declaration: String) {
        let reported = diagnostics(of: sources(declaration), rootMode: .require)
        #expect(
            reported.split(separator: "\n").first { $0.hasSuffix("[not-convertible]") }.map(String.init)
                == """
                1️⃣ error: 'Root' builds 'Made' for 'wanted: any Wanted', but 'Made' does not conform to \
                'Wanted' [not-convertible]
                """
        )
    }

    @Test func systemWrappersAreKnownIfTheirModuleIsImported() {
        let sources = """
            //: App/App.swift
            import SwiftUI
            @Instantiable
            struct Home: Instantiable, View {}
            @Instantiable
            @MainActor
            struct Root: Instantiable {
                @Instantiated(fulfilledByType: "Home") let 1️⃣home: AnyView
            }
            """
        #expect(
            diagnostics(of: sources, rootMode: .require) == """
                1️⃣ error: 'Root' builds 'Home' for 'home: AnyView', but 'Home' must be wrapped in 'AnyView' [not-convertible]
                1️⃣ note: to build 'AnyView(Home(…))', add 'erasedToConcreteExistential: true'
                """
        )
        #expect(
            diagnostics(of: sources.replacing("import SwiftUI", with: ""), rootMode: .require) == ""
        )
    }

    @Test func aRootWithoutTheSourceHidesNothing() {
        let sources = """
            //: App/App.swift
            struct 1️⃣Badge {}
            @Instantiable
            final class Session: Instantiable {}
            @Instantiable
            struct Page: Instantiable {
                @Received(fulfilledByDependencyNamed: "session", ofType: Session.self, onlyIfAvailable: true)
                let 2️⃣badge: Badge?
            }
            @Instantiable(isRoot: true)
            struct LoggedIn: Instantiable {
                @Instantiated let session: Session
                @Instantiated let 3️⃣page: Page
            }
            @Instantiable(isRoot: true)
            struct LoggedOut: Instantiable {
                @Instantiated let page: Page
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'badge: Badge?' of 'Page' takes 'session: Session', which is not convertible to 'Badge' [not-convertible]
                3️⃣ note: 'LoggedIn' builds 'Page' here
                1️⃣ note: to wrap it, add an 'init(_:)' to 'Badge' that takes 'Session' and neither fails nor throws
                """
        )
    }

    @Test(arguments: ["init?(_ view: some View) { nil }", "fileprivate init(_ view: some View) {}"])
    func initializersThatCannotBeCalledDoNotWrap(initializer: String) {
        let sources = """
            //: App/App.swift
            protocol View {}
            struct 1️⃣AnyScreen: View { \(initializer) }
            @Instantiable
            struct Home: Instantiable, View {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(fulfilledByType: "Home", erasedToConcreteExistential: true) let 2️⃣home: AnyScreen
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'App' builds 'Home' for 'home: AnyScreen', but 'Home' cannot be wrapped in 'AnyScreen' [not-convertible]
                1️⃣ note: to wrap it, add an 'init(_:)' to 'AnyScreen' that takes 'Home' and neither fails nor throws
                """
        )
    }

    private func sources(_ declaration: String) -> String {
        let isMarked = declaration.contains("@Instantiable\n")
        return """
            //: App/App.swift
            protocol Wanted {}
            @globalActor actor UIActor { static let shared = UIActor() }

            @Instantiable
            @MainActor
            struct Root: Instantiable {
                @Instantiated(fulfilledByType: "Made") let 1️⃣wanted: any Wanted
            }
            \(isMarked ? "" : "@Instantiable ")\(declaration)
            """
    }
}
