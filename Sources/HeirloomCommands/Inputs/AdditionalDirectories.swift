#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeirloomModel

/// The folders that `#HeirloomConfiguration(additionalDirectoriesToInclude:)` names, each read as a module
/// below that is called like its folder.
struct AdditionalDirectories {
    /// The folder to which the names are relative, `nil` for the current one.
    var base: String?

    /// The modules that the configuration of `module` asks for, apart from files that were read already.
    func modules(
        configuredIn module: ModuleSummary,
        besides others: [ModuleSummary],
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> [ReadModule] {
        let directories = Self.directories(configuredIn: module)
        // To resolve every path costs as much as to read every file.
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

    /// Whether the configuration of `module` asks for none.
    func areNone(configuredIn module: ModuleSummary) -> Bool {
        Self.directories(configuredIn: module).isEmpty
    }

    /// That a build plugin cannot know of these folders when a build is planned.
    func warnings(configuredIn module: ModuleSummary) -> [Diagnostic] {
        Self.directories(configuredIn: module).map { directory, location in
            Diagnostic(
                id: .untrackedDirectory,
                message: """
                    the build plugin does not see edits in '\(directory)'; after one, build '\(module.name)' \
                    again by changing one of its own files
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

    /// The Swift files below a folder, hidden ones left out.
    private static func sources(
        in folder: URL,
        namedAt location: HeirloomModel.SourceLocation
    ) throws(CommandFailure) -> [String] {
        guard FileBytes.isFolder(folder.path) else {
            let place = "\(location.path):\(location.range.start.line)"
            throw CommandFailure("cannot read '\(folder.path)', which \(place) names: it is no folder")
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
