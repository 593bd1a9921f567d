import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// What a property is given converts to its type, where everything that decides was read.
@Suite struct SuppliedValuesConvertTests {
    /// Each asks for the type of the last lines as `any Wanted`.
    static let silent: [String] = [
        // A supertype that was not read may conform.
        "struct Made: Instantiable, Unread {}",
        "class Made: UnreadBase, Instantiable {}",
        // So may one of the system's, by an extension.
        "extension NSObject: Wanted {}\n@Instantiable\nclass Made: NSObject, Instantiable {}",
        // A macro may add the conformance.
        "@Conforming struct Made: Instantiable {}",
        "@Conforming(to: Wanted.self) struct Made: Instantiable {}",
        // A condition may hold.
        "extension Made: Wanted where Self: Sendable {}\n@Instantiable\nstruct Made: Instantiable {}",
        "#if canImport(UIKit)\nextension Made: Wanted {}\n#endif\n@Instantiable\nstruct Made: Instantiable {}",
        // It conforms in a roundabout way.
        "typealias Both = Wanted & Sendable\n@Instantiable\nstruct Made: Instantiable, Both {}",
        "extension App.Made: Wanted {}\n@Instantiable\nstruct Made: Instantiable {}",
    ]

    @Test(arguments: silent)
    func nothingIsSaidWhereSomethingElseDecides(_ declaration: String) {
        #expect(diagnostics(of: sources(declaration), rootMode: .require) == "")
    }

    /// What stands beside a type that does not conform, and does not help it.
    static let refused: [String] = [
        "struct Made: Instantiable, Sendable, Hashable {}",
        "final class Made: NSObject, Instantiable {}",
        "@MainActor final class Made: ObservableObject, Instantiable {}",
        "@Observable final class Made: Instantiable {}",
        "@UIActor final class Made: Instantiable {}",
        "struct Made: Instantiable, View {}",
    ]

    @Test(arguments: refused)
    func whatDoesNotConformIsRefused(_ declaration: String) {
        let told = diagnostics(of: sources(declaration), rootMode: .require)
        #expect(
            told.split(separator: "\n").first { $0.hasSuffix("[not-convertible]") }.map(String.init) == """
                1️⃣ error: 'Root' builds 'Made' for 'wanted: any Wanted', but it does not conform to \
                'Wanted' [not-convertible]
                """
        )
    }

    @Test func aSystemWrapperIsKnownWhereItsModuleIsImported() {
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
                1️⃣ error: 'Root' builds 'Home' for 'home: AnyView', but it is no 'AnyView' unless it is wrapped [not-convertible]
                1️⃣ note: to build 'AnyView(Home(…))', add 'erasedToConcreteExistential: true'
                """
        )
        #expect(
            diagnostics(of: sources.replacing("import SwiftUI", with: ""), rootMode: .require) == ""
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
