import HeirloomTestSupport
import Testing

extension TreeSources {
    /// Compiles all trees as one program of two modules, and returns the lines of its output.
    ///
    /// - Parameter statements: Additional statements at the end of the program.
    func run(
        _ programs: [TreeProgram],
        flags: [String] = [],
        ending statements: [String] = []
    ) throws -> [String] {
        let compiler = try Compiler.shared.get()
        let folder = try TemporaryFolder()
        let modules = [RandomTree.moduleBelow, RandomTree.module]
        let main =
            "import \(RandomTree.moduleBelow)\n"
            + (programs.flatMap(\.statements) + statements).joined(separator: "\n")
        for module in modules {
            var files = self.files.filter { $0.module == module }
                .map { (module: $0.module, name: $0.name, text: $0.text) }
            let generated = outcome(for: module)
            files.append(
                (module: module, name: "Heirloom.generated.swift", text: try #require(generated.source))
            )
            if module == RandomTree.module {
                files.append((module: module, name: "Report.swift", text: TreeProgram.reportSource))
                files.append((module: module, name: "main.swift", text: main + "\n"))
            }
            for file in files { try folder.write(file.text, to: "\(file.module)/\(file.name)") }
            let result = try compiler.compile(
                module: module,
                sources: files.map { "\($0.module)/\($0.name)" },
                in: folder.url,
                options: ["-swift-version", "6", "-warnings-as-errors"] + flags.map { "-D" + $0 }
            )
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        }
        let result = try compiler.linkAndRun(modules: modules, in: folder.url)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output.split(separator: "\n").map(String.init)
    }
}
