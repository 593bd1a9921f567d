import Foundation

/// The Swift compiler, with the package's runtime and macros at hand.
package struct Compiler: Sendable {
    /// The repository's root.
    package static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder into which the package was built.
    package static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The one compiler of a test run. The runtime is compiled once, in a folder that lives as long.
    package static let shared: Result<Compiler, any Error> = Result { try Compiler() }

    private let runtime: TemporaryFolder
    private let jobs: DriverJobs

    private init() throws {
        runtime = try TemporaryFolder()
        jobs = try DriverJobs(probingIn: runtime.url)
        let result = try Subprocess.run(
            "swiftc",
            [
                "-emit-library", "-static", "-emit-module", "-parse-as-library", "-wmo", "-swift-version",
                "6",
                "-module-name", "Heirloom", "-o", "libHeirloom.a",
            ] + Self.runtimeSources(),
            in: runtime.url
        )
        guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
    }

    /// The paths of the sources of what an app links.
    package static func runtimeSources() throws -> [String] {
        let folder = Compiler.repository.appendingPathComponent("Sources/Heirloom")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    /// The arguments with which a module that uses Heirloom is compiled.
    package var arguments: [String] {
        let plugin = Compiler.products.appendingPathComponent("HeirloomMacros-tool").path
        return ["-I", runtime.url.path, "-load-plugin-executable", "\(plugin)#HeirloomMacros"]
    }

    /// The library that a program that uses Heirloom links.
    package var library: String {
        runtime.url.appendingPathComponent("libHeirloom.a").path
    }

    /// Compiles one module into `folder`: `Name.swiftmodule`, unless it is a program, which no module imports, and
    /// `Name.o`. A module that is not linked needs no code for the processor: the compiler reports all its diagnostics
    /// before.
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
        // Step by step, because Swift 6.0 gives up on the type of one long sum.
        var all = options
        if !isProgram { all.append("-parse-as-library") }
        all += arguments
        all += ["-I", folder.path, "-enable-testing", "-package-name", "Case", "-module-name", module]
        return try jobs.compile(mode, all + sources, in: folder)
    }

    /// Checks one module of `folder`, as a debug build does, and writes what others import of it: `Name.swiftmodule`. What
    /// the compiler says is one line each, without excerpts of the source.
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

    /// Links compiled modules of `folder` and other objects into a program, and runs it.
    package func linkAndRun(
        modules: [String],
        in folder: URL,
        objects: [String] = []
    ) throws -> ProgramResult {
        let files = modules.map { "\($0).o" } + objects + [library]
        let linked = try jobs.link(files, into: "program", in: folder)
        guard linked.status == 0 else { return linked }
        return try Subprocess.run(folder.appendingPathComponent("program").path, [], in: folder)
    }
}

/// What the compiler said when it should have been content.
package struct CompilerFailure: Error, CustomStringConvertible {
    package var output: String

    package init(output: String) {
        self.output = output
    }

    package var description: String { output }
}
