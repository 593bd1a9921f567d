import Foundation
import HeirloomTestSupport

/// A module of a page and the modules it imports, generated and compiled as in a package.
struct DocumentedBuild {
    /// The modules, dependencies first.
    private let modules: [DocumentedModule]
    /// The modules that other modules of the page import.
    private let importedModules: Set<String>
    /// Modules that a build plugin cannot see, and which are not passed to the generator.
    private let unseenModules: Set<String>
    private let folder: TemporaryFolder

    init(of module: DocumentedModule, on page: Page) throws {
        try self.init(
            Self.modules(below: module, on: page) + [module],
            importedModules: Set(page.modules.flatMap(\.imports))
        )
    }

    /// - Parameter modules: The modules to build, dependencies first.
    init(
        _ modules: [DocumentedModule],
        importedModules: Set<String>,
        unseenModules: Set<String> = []
    ) throws {
        self.modules = modules
        self.importedModules = importedModules
        self.unseenModules = unseenModules
        folder = try TemporaryFolder()
        for module in modules {
            for source in module.sources {
                try folder.write(source.text, to: "\(module.name)/\(source.path)")
            }
            let paths = Self.paths(of: module).map { $0 + "\n" }.joined()
            try folder.write(paths, to: "\(module.name).sources")
        }
    }

    /// Runs the generator for the last module.
    func generate(_ options: [String] = []) throws -> ProgramResult {
        try generate(at: modules.count - 1, options)
    }

    /// Returns the code generated for the last module.
    func generatedText() throws -> String {
        let result = try generate()
        guard result.status == 0, result.errors.isEmpty else { throw CompilerFailure(output: result.errors) }
        let file = folder.url.appendingPathComponent(Self.generatedPath(of: modules[modules.count - 1]))
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Generates and compiles every module as in a debug build. Warnings are errors.
    func compile() throws {
        let compiler = try Compiler.shared.get()
        for (index, module) in modules.enumerated() {
            let generation = try generate(at: index)
            guard generation.status == 0, generation.errors.isEmpty else {
                throw CompilerFailure(output: generation.errors)
            }
            let compilation = try compiler.compile(
                module: module.name,
                sources: Self.paths(of: module) + [Self.generatedPath(of: module)],
                in: folder.url,
                options: ["-swift-version", "6", "-warnings-as-errors", "-D", "DEBUG"]
                    + entryPoint(of: module)
            )
            guard compilation.status == 0 else { throw CompilerFailure(output: compilation.errors) }
        }
    }

    /// Compiles all modules and runs the program.
    func run() throws -> ProgramResult {
        try compile()
        return try Compiler.shared.get().linkAndRun(modules: modules.map(\.name), in: folder.url)
    }

    /// Runs the generator for every module, dependencies first, until one fails, as a build does.
    func generateAll(_ options: [String] = []) throws -> (status: Int32, errors: String) {
        var status: Int32 = 0
        var errors = ""
        for index in modules.indices where status == 0 && !unseenModules.contains(modules[index].name) {
            let result = try generate(at: index, options)
            status = result.status
            errors += result.errors
        }
        return (status, errors)
    }

    /// Returns the compiler's messages about every module, with or without generated code.
    func check(withGenerated isWithGenerated: Bool) throws -> [String] {
        let compiler = try Compiler.shared.get()
        return try modules.flatMap { module in
            let generated = isWithGenerated ? [Self.generatedPath(of: module)] : []
            return try compiler.check(
                module: module.name,
                sources: Self.paths(of: module) + generated,
                in: folder.url
            )
        }
    }

    /// Asks the tool about the tree of the last module: `why User`.
    func ask(_ question: String) throws -> ProgramResult {
        let words = question.split(separator: " ").map(String.init)
        return try runTool(words + inputs(at: modules.count - 1))
    }

    private func generate(at index: Int, _ options: [String] = []) throws -> ProgramResult {
        let output = Self.generatedPath(of: modules[index])
        return try runTool(["generate", "--output", output] + inputs(at: index) + options)
    }

    /// The tool's arguments that describe a module.
    private func inputs(at index: Int) -> [String] {
        let module = modules[index]
        var inputs = ["--module", module.name, "--roots", rootMode(of: module), "--project-folder", "."]
        inputs += ["--sources-file", "\(module.name).sources"]
        for below in modules[..<index] where !unseenModules.contains(below.name) {
            inputs += ["--module-sources", "\(below.name)=\(below.name).sources"]
        }
        for (place, module) in modules[...index].enumerated() {
            let view = modules[..<place].map(\.name).joined(separator: ",")
            inputs += ["--module-view", "\(module.name)=\(view)"]
        }
        return inputs
    }

    private func runTool(_ arguments: [String]) throws -> ProgramResult {
        let tool = Compiler.products.appendingPathComponent("HeirloomTool").path
        return try Subprocess.run(tool, arguments, in: folder.url)
    }

    /// Gives an executable below its tests a different entry point, as SwiftPM does.
    private func entryPoint(of module: DocumentedModule) -> [String] {
        guard module.hasMain, module != modules[modules.count - 1] else { return [] }
        return ["-entry-point-function-name", "\(module.name)_main"]
    }

    /// The root mode, which the plugin derives from the target's place in its package.
    private func rootMode(of module: DocumentedModule) -> String {
        if module.hasMain { return "require" }
        return importedModules.contains(module.name) ? "marked" : "detect"
    }

    private static func paths(of module: DocumentedModule) -> [String] {
        module.sources.map { "\(module.name)/\($0.path)" }
    }

    private static func generatedPath(of module: DocumentedModule) -> String {
        "\(module.name)/Heirloom.generated.swift"
    }

    private static func modules(below module: DocumentedModule, on page: Page) -> [DocumentedModule] {
        var modules: [DocumentedModule] = []
        for imported in page.modules where module.imports.contains(imported.name) {
            for below in Self.modules(below: imported, on: page) + [imported] where !modules.contains(below) {
                modules.append(below)
            }
        }
        return modules
    }
}
