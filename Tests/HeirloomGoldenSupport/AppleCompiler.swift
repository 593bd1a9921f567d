import Foundation
import HeirloomTestSupport

/// The compiler with modules that resemble Apple's.
///
/// The frontend imports Objective-C headers on any platform. These headers are our own, and declare the initializers of
/// each class and which of them are designated. Programs compiled with them cannot be run.
struct AppleCompiler {
    /// The compiler shared by a test run. Its modules are compiled once.
    static let shared: Result<AppleCompiler, any Error> = Result { try AppleCompiler() }

    private static let modules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("AppleModules")

    private let built: TemporaryFolder
    private let macros: [String]

    private init() throws {
        built = try TemporaryFolder()
        macros = try Array(Compiler.shared.get().arguments.suffix(2))
        // Lowest first. Modules that also have Objective-C headers have their own folders.
        for module in ["ObjectiveC", "Foundation"] {
            let source = Self.modules.appendingPathComponent("\(module)/\(module).swift").path
            try emit(module: module, [source], options: ["-import-underlying-module"])
        }
        for module in ["Combine", "SwiftUI"] {
            try emit(
                module: module,
                [Self.modules.appendingPathComponent("\(module).swift").path],
                options: macros
            )
        }
        for library in Compiler.libraries {
            try emit(module: library, Compiler.sources(ofLibrary: library), options: macros)
        }
    }

    private func emit(module: String, _ sources: [String], options: [String] = []) throws {
        let result = try run(module: module, sources, options: options, in: built.url)
        guard result.status == 0, result.errors.isEmpty else { throw CompilerFailure(output: result.errors) }
    }

    private func run(
        module: String,
        _ sources: [String],
        options: [String],
        in folder: URL
    ) throws -> ProgramResult {
        var arguments = ["-enable-objc-interop", "-swift-version", "6"]
        arguments += ["-parse-as-library", "-Xcc", "-fobjc-runtime=macosx-13"]
        arguments += ["-module-cache-path", built.url.appendingPathComponent("cache").path]
        arguments += ["-I", built.url.path, "-I", folder.path]
        for headers in ["ObjectiveC", "Foundation", "UIKit", "AppKit"] {
            arguments += ["-I", Self.modules.appendingPathComponent(headers).path]
        }
        arguments += ["-module-name", module, "-o", "\(module).swiftmodule"]
        return try Compiler.shared.get().emitModule(arguments + options + sources, in: folder)
    }

    /// Compiles a module to `Name.swiftmodule` in `folder`. The compiler also diagnoses function bodies.
    func compile(module: String, sources: [String], in folder: URL, options: [String]) throws -> ProgramResult
    {
        try run(
            module: module,
            sources,
            options: macros + ["-package-name", "Case", "-warnings-as-errors"] + options,
            in: folder
        )
    }
}
