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
    private func lines(_ style: SourcePrinter.Style, _ types: [DeclaredType] = types) -> String {
        let project = Project(types: types, perFile: 3)
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

    @Test func writtenInitializersFollowTheDependencies() {
        let types = Self.types.map { type in
            var type = type
            type.writesInitializer = true
            return type
        }
        #expect(
            lines(.attributes, types) == """
                import Heirloom
                @Instantiable
                final class Store: Instantiable {
                    init() {
                    }
                }
                @Instantiable
                public struct Row: Instantiable {
                    @Forwarded let number: Int
                    @Received let store: Store
                    public init(number: Int, store: Store) {
                        self.number = number
                        self.store = store
                    }
                }
                @Instantiable(isRoot: true)
                final class Application: Instantiable {
                    @Instantiated let store: Store
                    @Instantiated let rowBuilder: Instantiator<Row>
                    init(store: Store, rowBuilder: Instantiator<Row>) {
                        self.store = store
                        self.rowBuilder = rowBuilder
                    }
                }
                """
        )
    }

    @Test func typesWithMethodsOnlyHaveNoNestedTypes() {
        let project = ProjectShape.initializers.project(ProjectOptions(types: 40, membersPerType: 10))
        let text = SourcePrinter().sources(of: project).map(\.text).joined()
        let members = text.split(separator: "\n").map { $0.prefix { $0 != "(" }.split(separator: " ") }
        let nested = members.filter { ["enum", "struct"].contains($0.first) }
        let methods = members.filter { $0.first == "func" }
        #expect([nested.count, methods.count] == [0, 400])
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
