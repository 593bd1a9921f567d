import Testing

@testable import ProjectGenerator

/// Every kind of dependency in one file.
struct PrinterTests {
    private static let types = [
        DeclaredType(
            name: "Store",
            kind: .class,
            attribute: .instantiable,
            memberCount: 0,
            seed: 1
        ),
        DeclaredType(
            name: "Row",
            kind: .structure,
            attribute: .instantiable,
            isPublic: true,
            dependencies: [Dependency(.forwarded, "number", "Int"), Dependency(.received, "store", "Store")],
            memberCount: 0,
            seed: 2
        ),
        DeclaredType(
            name: "Application",
            kind: .class,
            attribute: .root,
            dependencies: [
                Dependency(.instantiated, "store", "Store"),
                Dependency(.instantiated, "rowBuilder", "Row", isBuiltLater: true),
            ],
            memberCount: 0,
            seed: 3
        ),
    ]

    /// Returns the printed lines except comments.
    private func lines(_ style: SourcePrinter.Style) -> String {
        let project = Project(types: Self.types, perFile: 3)
        let text = SourcePrinter(style: style).sources(of: project).map(\.text).joined()
        return text.split(separator: "\n").filter { !$0.hasPrefix("///") }.joined(separator: "\n")
    }

    @Test func attributesMarkTypesAndDependencies() {
        #expect(
            lines(.attributes) == """
                import Heirloom
                @Instantiable
                final class Store: Instantiable {
                }
                @Instantiable
                public struct Row: Instantiable {
                    @Forwarded let number: Int
                    @Received let store: Store
                }
                @Instantiable(isRoot: true)
                final class Application: Instantiable {
                    @Instantiated let store: Store
                    @Instantiated let rowBuilder: Instantiator<Row>
                }
                """
        )
    }

    @Test func expansionsMatchTheMacros() {
        #expect(
            lines(.expansions) == """
                import Heirloom
                final class Store: Instantiable {
                    init() {
                    }
                }
                public struct Row: Instantiable {
                    let number: Int
                    let store: Store
                    public typealias ForwardedProperties = Int
                    public init(number: Int, store: Store) {
                        self.number = number
                        self.store = store
                    }
                }
                final class Application: Instantiable {
                    let store: Store
                    let rowBuilder: Instantiator<Row>
                    init(store: Store, rowBuilder: Instantiator<Row>) {
                        self.store = store
                        self.rowBuilder = rowBuilder
                    }
                }
                """
        )
    }
}
