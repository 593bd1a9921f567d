#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The parts of a package's manifest that `heirloom doctor` examines, as `swift package dump-package` prints them.
struct PackageManifest: Decodable {
    /// A target of the package.
    struct Target: Decodable {
        enum Kind: String, Decodable {
            case regular, executable, test, macro, plugin, system, binary, snippet

            /// Whether a target of this kind can run build plugins on its sources.
            var isCompiledWithPlugins: Bool {
                switch self {
                case .regular, .executable, .test, .snippet: true
                case .macro, .plugin, .system, .binary: false
                }
            }
        }

        var name: String
        var type: Kind
        /// The folder of the sources, relative to the package's; `nil` for the default one.
        var path: String?
        var exclude: [String]
        var dependencies: [Reference]
        var pluginUsages: [Reference]?
        private var settings: [Setting]

        /// The compilation conditions that are set in a debug build on every platform.
        var flags: Set<String> {
            Set(
                settings.filter { $0.condition?.isForDebugBuilds ?? true }.compactMap { $0.kind.define?.name }
            )
        }
    }

    /// A build setting: `{"kind": {"define": {"_0": "OFFLINE"}}, "condition": {"config": "debug", "platformNames": []}}`.
    private struct Setting: Decodable {
        struct Kind: Decodable {
            var define: Define?
        }

        struct Define: Decodable {
            var name: String

            private enum CodingKeys: String, CodingKey { case name = "_0" }
        }

        struct Condition: Decodable {
            var config: String?
            var platformNames: [String]

            var isForDebugBuilds: Bool { config != "release" && platformNames.isEmpty }
        }

        var kind: Kind
        var condition: Condition?
    }

    /// A reference to a target, a product or a plugin: `{"product": ["Heirloom", "Heirloom", null, null]}`.
    struct Reference: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            name = try [String: [Part]](from: decoder).values.first?.first?.text ?? ""
        }

        private struct Part: Decodable {
            var text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// A product of the package.
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    private struct Kind: Decodable {
        var root: [String]
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    private var packageKind: Kind

    /// The folder of the package.
    var folder: String { packageKind.root.first ?? "." }

    /// Whether the package's folder contains an Xcode project or workspace.
    var isBuiltInXcode: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    static func read(_ path: String) throws(CommandFailure) -> PackageManifest {
        let data = Data(try FileBytes.read(path))
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: data)
        } catch {
            throw CommandFailure("cannot read '\(path)': 'swift package dump-package' did not write it")
        }
    }

    /// Returns the Swift files of a target, or `nil` if its folder is not found.
    func sources(of target: Target) -> [String]? {
        guard let folder = folders(of: target).first(where: FileBytes.isFolder) else { return nil }
        let excluded = target.exclude.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                && !excluded.contains { (path + "/").hasPrefix($0) }
        }
        .map { folder + "/" + $0 }
    }

    /// The folders in which SwiftPM looks for the sources of a target, in order.
    private func folders(of target: Target) -> [String] {
        if let path = target.path { return [folder + "/" + path] }
        let parents = (target.type == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let usual = parents.map { "\(folder)/\($0)/\(target.name)" }
        // The sources of the only target need no folder of their own.
        return usual
            + (targets.count { $0.type == target.type } == 1 ? parents.map { "\(folder)/\($0)" } : [])
    }
}
