import Testing

@testable import ProjectGenerator

struct ConstructionTests {
    /// A project in which `Page` needs `log` only for the `Line` it builds.
    private static let printer = ConstructionPrinter(
        Project(
            types: [
                type("Log", []),
                type("Line", [Dependency(.received, "log", "Log")]),
                type("Page", [Dependency(.instantiated, "line", "Line")]),
                type(
                    "Book",
                    [Dependency(.instantiated, "log", "Log"), Dependency(.instantiated, "page", "Page")],
                    attribute: .root
                ),
            ],
            perFile: 1
        )
    )

    private static func type(
        _ name: String,
        _ dependencies: [Dependency],
        attribute: DeclaredType.Attribute = .instantiable
    ) -> DeclaredType {
        DeclaredType(
            name: name,
            kind: .class,
            attribute: attribute,
            dependencies: dependencies,
            memberCount: 0,
            seed: 0
        )
    }

    @Test func handwrittenInitializersTakeTheDependenciesOfTheirChildren() {
        #expect(
            Self.printer.handwrittenInitializers == """
                enum ByInitializers {
                    final class Log {

                        init() {
                        }
                    }

                    final class Line {
                        let log: Log

                        init(log: Log) {
                            self.log = log
                        }
                    }

                    final class Page {
                        let line: Line

                        init(log: Log) {
                            self.line = Line(log: log)
                        }
                    }

                    final class Book {
                        let log: Log
                        let page: Page

                        init() {
                            self.log = Log()
                            self.page = Page(log: log)
                        }
                    }
                }

                """
        )
    }

    @Test func handwrittenFunctionsTakeTheDependenciesOfTheirChildren() {
        #expect(
            Self.printer.handwrittenFunctions == """
                enum ByFunctions {
                    private static func makePage(log: Log) -> Page {
                        let line = Line(log: log)
                        return Page(line: line)
                    }

                    static func makeBook() -> Book {
                        let log = Log()
                        let page = makePage(log: log)
                        return Book(log: log, page: page)
                    }
                }

                """
        )
    }

    @Test func everyTypeIsRegistered() {
        #expect(
            Self.printer.registrations == """
                extension Registrations {
                    static var all: Registrations {
                        var all = Registrations()
                        all.register { (container: Container) -> Log in
                            Log()
                        }
                        all.register { (container: Container) -> Line in
                            Line(log: container.resolve())
                        }
                        all.register { (container: Container) -> Page in
                            Page(line: container.resolve())
                        }
                        all.register { (container: Container) -> Book in
                            Book(log: container.resolve(), page: container.resolve())
                        }
                        return all
                    }
                }

                """
        )
    }
}
