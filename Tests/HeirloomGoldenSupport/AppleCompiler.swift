import Foundation
import HeirloomTestSupport

/// The compiler with modules in the shape of Apple's.
///
/// The frontend imports headers in Objective-C on any platform. These are our own, and say of each class which
/// initializers it has, and which of them are designated. What is compiled with them cannot be run.
struct AppleCompiler {
    /// The one compiler of a test run. The modules are compiled once.
    static let shared: Result<AppleCompiler, any Error> = Result { try AppleCompiler() }

    private static let modules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("AppleModules")

    private let built: TemporaryFolder
    private let macros: [String]

    private init() throws {
        built = try TemporaryFolder()
        macros = try Array(Compiler.shared.get().arguments.suffix(2))
        // Lowest first. What is written in Objective-C as well lies in a folder of its own.
        for module in ["ObjectiveC", "Foundation"] {
            let source = Self.modules.appendingPathComponent("\(module)/\(module).swift").path
            try emit(module: module, [source], options: ["-import-underlying-module"])
        }
        for module in ["Combine", "SwiftUI"] {
            try emit(module: module, [Self.modules.appendingPathComponent("\(module).swift").path])
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

    /// Compiles one module into `folder`: `Name.swiftmodule`. All that the compiler has to say of its bodies it says.
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
