import HeirloomModel

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
