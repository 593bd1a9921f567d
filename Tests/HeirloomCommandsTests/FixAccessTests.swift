import Testing

/// The effect of `heirloom fix --access`.
@Suite struct FixAccessTests {
    /// Types that are built, types that are named, an initializer, an enclosing type, a closure, and types that build one
    /// another; `Store` needs nothing.
    @Test(arguments: ["package", "public"])
    func everythingThatARootBuildsGetsTheChosenAccess(access: String) async throws {
        func features(_ access: String) -> String {
            """
            import Heirloom

            public protocol Store {}

            \(access)struct Settings {}

            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            \(access)final class DiskStore: Instantiable, Store {
                @Instantiated({ () -> Settings in Settings() }) \(access.isEmpty ? "private " : access)let settings: Settings
            }

            \(access)enum Parsers {
                @Instantiable
                \(access)struct XML: Instantiable {
                    @Received let store: any Store
                    \(access)init(store: any Store) {}
                }
            }

            @Instantiable
            \(access)final class Folder: Instantiable {
                @Instantiated let makeFile: () -> File
            }

            @Instantiable
            \(access)final class File: Instantiable {
                @Instantiated let makeFolder: () -> Folder
            }

            @Instantiable
            public struct Feed: Instantiable {
                @Instantiated let parser: Parsers.XML
                @Instantiated let folder: Folder
                \(access)init(parser: Parsers.XML, folder: Folder) {}
            }

            """
        }
        let folder = try CommandFolder([
            "Features.swift": features(""),
            "App.swift": """
            import Features
            import Heirloom

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let store: any Store
                @Instantiated let feed: Feed
            }

            """,
        ])
        try folder.write(folder.path("Features.swift"), to: "Features.list")
        let arguments = ["--module", "App", "--module-sources", "Features=./Features.list"]
        let packages = ["--module-package", "App=news", "--module-package", "Features=news"]
        let left = await folder.run(["fix"] + arguments + packages + ["./App.swift"])
        #expect(left.standardOutput.hasSuffix("App: 0 fixed, 6 errors left\n"))
        let outcome = await folder.run(["fix"] + arguments + packages + ["--access", access, "./App.swift"])
        #expect(outcome.standardOutput.hasSuffix(" fixed, 0 errors left\n"))
        #expect(try folder.text(of: "Features.swift") == features(access + " "))
    }
}
