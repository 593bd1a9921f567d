import Foundation
import Measurement

/// The Swift compiler, set up to link the libraries that an app uses.
struct SwiftCompiler {
    private static let module = "App"
    private static let libraries = ["Heirloom", "HeirloomInjection", "HeirloomInterception", "HeirloomMocks"]

    private let launcher: Launcher
    private let runtime: URL

    /// Compiles the libraries with optimization.
    init(launcher: Launcher, folder: URL) throws {
        self.launcher = launcher
        runtime = folder.appendingPathComponent("runtime")
        try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true)
        for library in Self.libraries { try compile(library) }
    }

    private func compile(_ library: String) throws {
        let sources = Bench.repository.appendingPathComponent("Sources/\(library)")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        _ = try launcher.output(
            of: Invocation(
                "swiftc",
                [
                    "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", library,
                    "-emit-module", "-emit-library", "-static", "-o", "lib\(library).a",
                ]
                    + names.filter { $0.hasSuffix(".swift") }.sorted().map {
                        sources.appendingPathComponent($0).path
                    },
                in: runtime
            )
        )
    }

    /// The output of a compilation.
    enum Product {
        /// No output; the sources are only type-checked.
        case none
        /// An object file, compiled without optimization.
        case object(URL)
        /// A program, compiled with optimization.
        case program(URL)
    }

    /// Returns the invocation that compiles files as one module.
    func compilation(
        of sources: [String],
        to product: Product,
        macros: String? = nil,
        options: [String] = []
    ) -> Invocation {
        var arguments = ["-wmo", "-swift-version", "6", "-module-name", Self.module, "-I", runtime.path]
        switch product {
        case .none: arguments += ["-parse-as-library", "-typecheck"]
        case .object(let file): arguments += ["-parse-as-library", "-Onone", "-c", "-o", file.path]
        case .program(let file):
            arguments += ["-O", "-o", file.path]
            arguments += Self.libraries.map { runtime.appendingPathComponent("lib\($0).a").path }
        }
        if let macros { arguments += ["-load-plugin-executable", "\(macros)#HeirloomMacros"] }
        return Invocation("swiftc", arguments + options + sources, in: runtime)
    }
}
