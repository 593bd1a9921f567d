import Foundation

/// The Swift compiler, set up for the package's libraries and macros.
package struct Compiler: Sendable {
    /// The root folder of the repository.
    package static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that contains the built products of the package.
    package static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The modules that an app links.
    package static let libraries = ["Heirloom", "HeirloomInjection", "HeirloomInterception", "HeirloomMocks"]

    /// The compiler shared by a test run. The libraries are compiled once, in a folder that exists as long.
    package static let shared: Result<Compiler, any Error> = Result { try Compiler() }

    private let runtime: TemporaryFolder
    private let jobs: DriverJobs

    private init() throws {
        runtime = try TemporaryFolder()
        jobs = try DriverJobs(probingIn: runtime.url)
        for library in Self.libraries {
            let result = try Subprocess.run(
                "swiftc",
                [
                    "-emit-library", "-static", "-emit-module", "-parse-as-library", "-wmo",
                    "-swift-version", "6", "-module-name", library, "-o", "lib\(library).a",
                ] + Self.sources(ofLibrary: library),
                in: runtime.url
            )
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        }
    }

    /// Returns the paths of a library's sources.
    package static func sources(ofLibrary library: String) throws -> [String] {
        let folder = Compiler.repository.appendingPathComponent("Sources/\(library)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    /// The arguments that compile a module that uses Heirloom.
    package var arguments: [String] {
        let plugin = Compiler.products.appendingPathComponent("HeirloomMacros-tool").path
        return ["-I", runtime.url.path, "-load-plugin-executable", "\(plugin)#HeirloomMacros"]
    }

    /// The libraries linked by a program that uses Heirloom.
    private var archives: [String] {
        Self.libraries.map { runtime.url.appendingPathComponent("lib\($0).a").path }
    }

    /// Compiles a module to `Name.swiftmodule` and `Name.o` in `folder`. A program has no `.swiftmodule`, because no
    /// module imports it. A module that is not linked needs no machine code, because the compiler reports all its
    /// diagnostics before generating it.
    package func compile(
        module: String,
        sources: [String],
        in folder: URL,
        options: [String] = ["-swift-version", "6", "-warnings-as-errors"],
        isLinked: Bool = true
    ) throws -> ProgramResult {
        let isProgram = sources.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
        let interface = "\(module).swiftmodule"
        var mode = ["-emit-module", "-o", interface]
        if isLinked {
            mode = ["-c", "-o", "\(module).o"] + (isProgram ? [] : ["-emit-module-path", interface])
        }
        // In several steps, because Swift 6.0 cannot type-check one long sum.
        var all = ["-package-name", "Case"] + options
        if !isProgram { all.append("-parse-as-library") }
        all += arguments
        all += ["-I", folder.path, "-enable-testing", "-module-name", module]
        return try jobs.compile(mode, all + sources, in: folder)
    }

    /// Runs the job that emits a module, with the options of the platform and the macros of the standard library.
    package func emitModule(_ arguments: [String], in folder: URL) throws -> ProgramResult {
        try jobs.compile(["-emit-module"], arguments, in: folder)
    }

    /// Checks a module in `folder` like a debug build, and writes its `Name.swiftmodule` for other modules. Returns the
    /// compiler's messages, one line each, without source excerpts.
    package func check(module: String, sources: [String], in folder: URL) throws -> [String] {
        let result = try jobs.compile(
            ["-emit-module", "-o", "\(module).swiftmodule"],
            arguments + [
                "-I", folder.path, "-swift-version", "6", "-D", "DEBUG", "-parse-as-library",
                "-diagnostic-style=llvm", "-package-name", "Case", "-module-name", module,
            ] + sources,
            in: folder
        )
        return result.errors.split(separator: "\n").map(String.init).filter { line in
            [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
        }
    }

    /// Links compiled modules in `folder` and other objects into a program, and runs it.
    package func linkAndRun(
        modules: [String],
        in folder: URL,
        objects: [String] = []
    ) throws -> ProgramResult {
        let files = modules.map { "\($0).o" } + objects + archives
        let linked = try jobs.link(files, into: "program", in: folder)
        guard linked.status == 0 else { return linked }
        return try Subprocess.run(folder.appendingPathComponent("program").path, [], in: folder)
    }
}

/// The compiler's output after an unexpected error.
package struct CompilerFailure: Error, CustomStringConvertible {
    package var output: String

    package init(output: String) {
        self.output = output
    }

    package var description: String { output }
}
