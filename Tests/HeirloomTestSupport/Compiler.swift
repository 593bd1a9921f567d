import Foundation

/// The Swift compiler, with the package's libraries and macros at hand.
package struct Compiler: Sendable {
    /// The repository's root.
    package static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder into which the package was built.
    package static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The modules that an app links.
    package static let libraries = ["Heirloom", "HeirloomInjection", "HeirloomInterception", "HeirloomMocks"]

    /// The one compiler of a test run. The libraries are compiled once, in a folder that lives as long.
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

    /// The paths of the sources of a module that an app links.
    package static func sources(ofLibrary library: String) throws -> [String] {
        let folder = Compiler.repository.appendingPathComponent("Sources/\(library)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    /// The arguments with which a module that uses Heirloom is compiled.
    package var arguments: [String] {
        let plugin = Compiler.products.appendingPathComponent("HeirloomMacros-tool").path
        return ["-I", runtime.url.path, "-load-plugin-executable", "\(plugin)#HeirloomMacros"]
    }

    /// The libraries that a program that uses Heirloom links.
    private var archives: [String] {
        Self.libraries.map { runtime.url.appendingPathComponent("lib\($0).a").path }
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

    /// Runs the job that writes a module, with the options of the platform and the macros of the standard library.
    package func emitModule(_ arguments: [String], in folder: URL) throws -> ProgramResult {
        try jobs.compile(["-emit-module"], arguments, in: folder)
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
        let files = modules.map { "\($0).o" } + objects + archives
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
