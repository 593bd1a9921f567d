import HeirloomBuild
import Testing

/// The modules whose generated code an edit changes. Of 20 modules in a row, each hides a part, and the last has the root.
@Suite struct ChangedModulesTests {
    @Test func bodiesChangeNothing() async throws {
        #expect(try await modulesChanged(by: ("func turn() {}", "func turn() { print(1) }"), in: 15) == [])
    }

    @Test func whatAPartBuildsChangesItsModule() async throws {
        let screw = "@Instantiated let screw: Screw15; func turn() {}"
        #expect(try await modulesChanged(by: ("func turn() {}", screw), in: 15) == ["Module15"])
    }

    @Test(arguments: [
        (18, ["App", "Module18"]), (15, ["App", "Module15", "Module16", "Module17", "Module18"]),
    ])
    func whatAPartReceivesChangesTheModulesUpToTheRoot(module: Int, changed: [String]) async throws {
        let clock = "@Received let clock: Clock; func turn() {}"
        #expect(try await modulesChanged(by: ("func turn() {}", clock), in: module) == changed)
    }

    private static let modules = (0..<19).map { "Module\($0)" } + ["App"]

    private func modulesChanged(by edit: (old: String, new: String), in module: Int) async throws -> [String]
    {
        let folder = try CommandFolder()
        for index in Self.modules.indices {
            let name = Self.modules[index]
            try folder.write(Self.source(of: index), to: "\(name).swift")
            try folder.write(folder.path("\(name).swift") + "\n", to: "\(name).sources")
        }
        let before = try await Self.generated(in: folder)
        try folder.write(
            Self.source(of: module).replacing(edit.old, with: edit.new),
            to: "\(Self.modules[module]).swift"
        )
        let after = try await Self.generated(in: folder)
        return Self.modules.filter { before[$0] != after[$0] }.sorted()
    }

    private static func source(of index: Int) -> String {
        let imports = (["Heirloom"] + modules[..<index]).map { "import \($0)\n" }.joined()
        if index == modules.count - 1 {
            return imports + """
                @Instantiable(isRoot: true)
                struct App: Instantiable {
                    @Instantiated let clock: Clock
                    @Instantiated let scope: Scope\(index - 1)
                }

                """
        }
        let below = index == 0 ? "" : "@Instantiated let below: Scope\(index - 1)"
        return imports + (index == 0 ? "@Instantiable public final class Clock: Instantiable {}\n" : "") + """
            @Instantiable
            struct Screw\(index): Instantiable {}

            @Instantiable
            struct Part\(index): Instantiable { func turn() {} }

            @Instantiable
            public struct Scope\(index): Instantiable {
                @Instantiated let part: Part\(index)
                \(below)
                init(part: Part\(index)\(index == 0 ? "" : ", below: Scope\(index - 1)")) {
                    self.part = part
                    \(index == 0 ? "" : "self.below = below")
                }
            }

            """
    }

    /// Returns the generated code of each module.
    private static func generated(in folder: CommandFolder) async throws -> [String: String] {
        var generated: [String: String] = [:]
        for (index, name) in modules.enumerated() {
            let isApp = index == modules.count - 1
            var arguments = ["generate", "--module", name, "--roots", isApp ? "require" : "marked"]
            for (below, other) in modules[...index].enumerated() {
                if below < index { arguments += ["--module-sources", "\(other)=./\(other).sources"] }
                if below == modules.count - 1 { continue }
                arguments += ["--module-view", "\(other)=\(modules[..<below].joined(separator: ","))"]
            }
            let outcome = await folder.run(arguments + ["--output", "./\(name).out", "./\(name).swift"])
            try #require(outcome == CommandOutcome(status: .success))
            generated[name] = try folder.text(of: "\(name).out")
        }
        return generated
    }
}
