import HeirloomModel

/// All files that a command reads. No wrong argument may overwrite any of them.
struct InputFiles {
    var modules: [ReadModule] = []
    /// Lists of sources and summaries.
    var paths: [String] = []

    /// Throws if the output or the cache would replace an input.
    func refuseToReplace(by output: OutputFile?, _ cache: DeclarationCache?) throws(CommandFailure) {
        if let output, contain(output) || cache?.paths.contains(where: output.isFile(at:)) ?? false {
            throw CommandFailure("the output '\(output.path)' is also an input")
        }
        guard let cache, contain(OutputFile(path: cache.path)) else { return }
        throw CommandFailure("the cache file '\(cache.path)' is also an input")
    }

    private func contain(_ file: OutputFile) -> Bool {
        guard let identity = file.identity else { return false }
        // Files that were read already have an identity; looking it up by path takes as long as hashing the file.
        return modules.contains { $0.files.contains { $0.identity == identity } }
            || paths.contains { FileIdentity($0) == identity }
    }
}

/// A file that contains one path a line.
package enum SourceList {
    /// Reads the paths in the order of the lines, which may have Windows line endings.
    package static func read(_ path: String) throws(CommandFailure) -> [String] {
        let paths = paths(in: try FileBytes.readText(path))
        guard !paths.isEmpty else { throw CommandFailure("the list '\(path)' names no file") }
        return paths
    }

    /// Splits the text by bytes, because finding the characters of all paths takes longer than hashing the files. The
    /// bytes are raw, because other collections are slower without optimization.
    private static func paths(in text: [UInt8]) -> [String] {
        text.withUnsafeBytes { text in
            var paths: [String] = []
            var start = 0
            while start < text.count {
                var end = start
                while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
                let isWindows = end > start && text[end - 1] == UInt8(ascii: "\r")
                let line = UnsafeRawBufferPointer(rebasing: text[start..<(isWindows ? end - 1 : end)])
                if !line.isEmpty { paths.append(String(decoding: line, as: UTF8.self)) }
                start = end + 1
            }
            return paths
        }
    }
}

/// The folders in `#HeirloomConfiguration(additionalDirectoriesToInclude:)`. Each is read as a module below, named
/// after its folder.
struct AdditionalDirectories {
    /// The folder that the names are relative to; `nil` for the current one.
    var base: String?

    /// Returns the modules that the configuration of `module` requests, without files that have already been read.
    func modules(
        configuredIn module: ModuleSummary,
        besides others: [ModuleSummary],
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> [ReadModule] {
        let directories = Self.directories(configuredIn: module)
        // Resolving every path costs as much as reading every file.
        guard !directories.isEmpty else { return [] }
        var known = Set((others + [module]).flatMap(\.files).map { Self.resolved($0.path) })
        var modules: [ReadModule] = []
        for (directory, location) in directories {
            let folder = URL(fileURLWithPath: directory, relativeTo: base.map { URL(fileURLWithPath: $0) })
            let sources = try Self.sources(in: folder, namedAt: location).filter {
                known.insert(Self.resolved($0)).inserted
            }
            if sources.isEmpty { continue }
            modules.append(
                try await ModuleReader.read(
                    folder.lastPathComponent,
                    sources: sources,
                    known: KnownConditions(),
                    cache: cache
                )
            )
        }
        return modules
    }

    /// Returns whether the configuration of `module` requests no folders.
    func areNone(configuredIn module: ModuleSummary) -> Bool {
        Self.directories(configuredIn: module).isEmpty
    }

    /// Returns the warnings that a build plugin does not know these folders when it plans a build.
    func warnings(configuredIn module: ModuleSummary) -> [Diagnostic] {
        Self.directories(configuredIn: module).map { directory, location in
            Diagnostic(
                id: .untrackedDirectory,
                message: """
                    the build plugin does not track changes in '\(directory)'; after a change, edit a file in \
                    '\(module.name)' to regenerate its code
                    """,
                location: location
            )
        }
    }

    private static func directories(
        configuredIn module: ModuleSummary
    ) -> [(name: String, location: HeirloomModel.SourceLocation)] {
        module.configurations.flatMap { path, declaration in
            declaration.additionalDirectoriesToInclude.map { directory in
                (directory.text, SourceLocation(path: path, range: directory.range))
            }
        }
    }

    /// Returns the Swift files below a folder, except hidden ones.
    private static func sources(
        in folder: URL,
        namedAt location: HeirloomModel.SourceLocation
    ) throws(CommandFailure) -> [String] {
        guard FileBytes.isFolder(folder.path) else {
            let place = "\(location.path):\(location.range.start.line)"
            throw CommandFailure("cannot read '\(folder.path)', which \(place) names: it is not a folder")
        }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        .map { folder.appendingPathComponent($0).path }
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
