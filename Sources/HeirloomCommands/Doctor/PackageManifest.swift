import HeirloomBuild

/// The parts of a package's manifest that `heirloom doctor` examines, as `swift package dump-package` prints them.
struct PackageManifest: Decodable {
    /// A target of the package.
    struct Target: Decodable {
        var name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, …
        var type: String
        /// The folder of the sources, relative to the package's; `nil` for the default one.
        var path: String?
        var exclude: [String]
        /// The files and folders that the target consists of, relative to its own folder; `nil` for all.
        var sources: [String]?
        var resources: [Resource]?
        var dependencies: [Reference]
        var pluginUsages: [Reference]?
        private var settings: [Setting]

        /// Whether build plugins can run on the target's sources.
        var isCompiledWithPlugins: Bool { ["executable", "regular", "snippet", "test"].contains(type) }

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
        /// The name of another package that it belongs to.
        var package: String?

        init(from decoder: any Decoder) throws {
            let parts = try [String: [Part]](from: decoder).values.first ?? []
            name = parts.first?.text ?? ""
            package = parts.dropFirst().first?.text
        }

        private struct Part: Decodable {
            var text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// A file or folder of a target that is not compiled.
    struct Resource: Decodable {
        var path: String
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
        let left = (target.exclude + (target.resources ?? []).map(\.path)).map(Self.plain)
        let taken = target.sources?.map(Self.plain)
        var entered: Set<FileIdentity> = []
        return Self.swiftFiles(in: folder, at: "", &entered).filter { path in
            !left.contains { Self.contains($0, path) } && taken?.contains { Self.contains($0, path) } ?? true
        }
        .map { folder + "/" + $0 }
    }

    /// Returns the paths of all Swift files below a folder, relative to it. Like SwiftPM, it follows symbolic links, and
    /// enters neither hidden folders nor those that are one document.
    private static func swiftFiles(
        in folder: String,
        at prefix: String,
        _ entered: inout Set<FileIdentity>
    ) -> [String] {
        let documents = [".docc", ".playground", ".xcassets", ".xcodeproj", ".xcworkspace", ".bundle"]
        // A link may lead to a folder above.
        guard let identity = FileIdentity(folder + "/" + prefix), entered.insert(identity).inserted else {
            return []
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + prefix)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = prefix + name
            if FileBytes.isPlainFile(folder + "/" + path) { return name.hasSuffix(".swift") ? [path] : [] }
            let isEntered = !documents.contains(where: name.hasSuffix)
            return isEntered ? swiftFiles(in: folder, at: path + "/", &entered) : []
        }
    }

    /// Returns a path of the manifest without `./` and a final `/`.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// Returns whether a file is at a path, or in the folder there.
    private static func contains(_ path: String, _ file: String) -> Bool {
        path.isEmpty || file == path || file.hasPrefix(path + "/")
    }

    /// The folders in which SwiftPM looks for the sources of a target, in order.
    private func folders(of target: Target) -> [String] {
        if let path = target.path { return [folder + "/" + path] }
        let parents = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let usual = parents.map { "\(folder)/\($0)/\(target.name)" }
        // The sources of the only target need no folder of their own.
        return usual
            + (targets.count { $0.type == target.type } == 1 ? parents.map { "\(folder)/\($0)" } : [])
    }
}
