import Foundation
import HeirloomTestSupport

/// A package that uses Heirloom, next to a copy of Heirloom, in a folder whose name needs quoting. The copy forwards to
/// the products built for the tests, or in a full run contains the sources.
struct PackageFolder: Sendable {
    private let temporary: TemporaryFolder
    /// The package's folder.
    let url: URL

    init(_ files: [String: String]) throws {
        temporary = try TemporaryFolder()
        let parent = temporary.url.appendingPathComponent("Bücher & mehr", isDirectory: true)
        url = parent.appendingPathComponent("Mein Päckchen", isDirectory: true)
        let clone = parent.appendingPathComponent("Heirloom clone", isDirectory: true)
        if TestLength.isFull {
            try Self.copyHeirloom(to: clone)
        } else {
            try ForwardingPackage.write(to: clone)
        }
        for (path, text) in files { try write(text, to: path) }
    }

    private static func copyHeirloom(to clone: URL) throws {
        try FileManager.default.createDirectory(at: clone, withIntermediateDirectories: true)
        for name in ["Package.swift", "Plugins", "Sources", "Tests"] {
            try FileManager.default.copyItem(
                at: Compiler.repository.appendingPathComponent(name),
                to: clone.appendingPathComponent(name)
            )
        }
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    /// Rewrites a file with the same content.
    func touch(_ path: String) throws { try write(try text(of: path), to: path) }

    /// All files in the package and in the copy of Heirloom, except SwiftPM's own.
    var names: [String] {
        get throws {
            let parent = url.deletingLastPathComponent()
            return try FileManager.default.subpathsOfDirectory(atPath: parent.path)
                .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".build") } }
                .sorted()
        }
    }

    /// Builds all targets, including tests.
    func build(_ system: BuildSystem) throws -> BuildResult {
        // One of the build systems is a preview that occasionally crashes in its event loop.
        var attempt = 1
        while true {
            let result = try Subprocess.run(
                "swift",
                ["build", "--build-tests", "-v", "--scratch-path", system.scratchPath] + system.options,
                in: url,
                environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
                    $1
                }
            )
            if result.status <= 1 || attempt == 3 {
                return BuildResult(status: result.status, log: result.output + result.errors)
            }
            attempt += 1
        }
    }

    /// Builds the package and runs its tests.
    func test() throws -> ProgramResult {
        try Subprocess.run("swift", ["test", "--scratch-path", BuildSystem.native.scratchPath], in: url)
    }

    /// Removes everything except the products of builds.
    func removeSources() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names where !name.hasPrefix(".build") {
            try FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
    }

    /// Runs a built program.
    func run(_ program: String, _ system: BuildSystem) throws -> ProgramResult {
        try Subprocess.run(
            url.appendingPathComponent(system.scratchPath).appendingPathComponent(system.products)
                .appendingPathComponent(program).path,
            [],
            in: url
        )
    }

    /// Runs the command plugin: `swift package heirloom why Shelf`.
    func ask(_ arguments: String...) throws -> ProgramResult {
        try Subprocess.run("swift", ["package", "heirloom"] + arguments, in: url)
    }

    /// Every file in the plugin's work folders except caches, by its relative path. If one run of the tool fails, the
    /// build stops the others, and a run that is stopped while writing leaves a temporary file.
    func outputs(_ system: BuildSystem) throws -> [String: OutputState] {
        try pluginFiles(system).filter { !$0.key.hasSuffix(".cache") && !$0.key.hasSuffix(".tmp") }
    }

    /// Every cache in the plugin's work folders, by its relative path.
    func caches(_ system: BuildSystem) throws -> [String: OutputState] {
        try pluginFiles(system).filter { $0.key.hasSuffix(".cache") }
    }

    private func pluginFiles(_ system: BuildSystem) throws -> [String: OutputState] {
        let folder = url.appendingPathComponent(system.scratchPath).appendingPathComponent("plugins/outputs")
        var outputs: [String: OutputState] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            outputs[path] = OutputState(
                number: attributes[.systemFileNumber] as? UInt64,
                modified: attributes[.modificationDate] as? Date,
                text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
            )
        }
        return outputs
    }
}

/// SwiftPM's two build systems.
enum BuildSystem: String, CaseIterable {
    case native, swiftbuild

    /// Both build systems in a full run, and otherwise the default of `swift build`.
    static let tried = TestLength.isFull ? allCases : [.native]

    var options: [String] { ["--build-system", rawValue] }

    var scratchPath: String { ".build-" + rawValue }

    var products: String {
        switch self {
        case .native: "debug"
        case .swiftbuild: "out/Products/Debug-linux"
        }
    }
}

/// The status and the output of a build.
struct BuildResult {
    var status: Int32
    var log: String

    /// The modules for which the tool ran, sorted.
    var generatedModules: [String] {
        let words = log.split(separator: "\n").filter { $0.contains(" generate --module ") }
            .compactMap {
                $0.components(separatedBy: " generate --module ").last?.split(separator: " ").first
            }
        return Set(words.map(String.init)).sorted()
    }

    /// The modules that were compiled, apart from plugins, sorted.
    var compiledModules: [String] {
        let words = log.split(separator: "\n").filter {
            $0.contains("-frontend ") || $0.contains("-use-frontend-parseable-output ")
        }
        .compactMap {
            $0.components(separatedBy: " -module-name ").dropFirst().first?.split(separator: " ").first
        }
        return Set(words.map(String.init)).filter { !$0.hasPrefix("Heirloom") && $0 != "main" }.sorted()
    }

    /// The errors in sources of the package, without duplicates, with paths relative to the package.
    func errors(in package: PackageFolder) -> [String] { Set(lines("error", in: package)).sorted() }

    /// The errors in sources of the package, including duplicates.
    func errorsAsOftenAsTold(in package: PackageFolder) -> [String] { lines("error", in: package).sorted() }

    /// The warnings in sources of the package, without duplicates, with paths relative to the package.
    func warnings(in package: PackageFolder) -> [String] {
        // The linker reports its own at the manifest, without a line number.
        Set(lines("warning", in: package)).filter { !$0.hasPrefix("Package.swift: ") }.sorted()
    }

    private func lines(_ severity: String, in package: PackageFolder) -> [String] {
        let prefix = package.url.path + "/"
        let lines = log.split(separator: "\n").filter {
            $0.hasPrefix(prefix) && $0.contains(": \(severity): ")
        }
        return lines.map { String($0.dropFirst(prefix.count)) }
    }
}

/// The state of a file, which changes whenever the file is written, even with the same bytes.
struct OutputState: Equatable {
    var number: UInt64?
    var modified: Date?
    var text: String
}
