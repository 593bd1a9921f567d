import Foundation
import HeirloomBuild

/// A run of the generator for a target, as the build plugin last planned it.
struct PluginRun {
    /// The target, whatever its configuration.
    struct Target: Hashable, Comparable {
        let projectFolder: String
        let module: String

        static func < (left: Self, right: Self) -> Bool {
            (left.projectFolder, left.module) < (right.projectFolder, right.module)
        }
    }

    let target: Target
    let arguments: ParsedArguments
    /// Changes when the plugin writes the arguments or a list of sources.
    let stamps: [FileStamp?]
    private let isDebug: Bool
    private let date: Date

    /// Reads the arguments that the plugin wrote; `nil` if they are not those of a run, or of one whose sources are gone.
    init?(argumentsAt path: String) {
        guard let text = try? FileBytes.readText(path) else { return nil }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.first == "generate",
            let arguments = try? ParsedArguments(lines.dropFirst(), for: GenerateCommand.description()),
            let module = arguments.value(of: GraphOptions.module),
            let list = arguments.value(of: GraphOptions.sourcesFile),
            let sources = try? SourceList.read(list), sources.contains(where: FileBytes.isPlainFile)
        else { return nil }
        self.arguments = arguments
        target = Target(projectFolder: arguments.value(of: GraphOptions.projectFolder) ?? "", module: module)
        let below = (try? arguments.pairs(of: GraphOptions.moduleSources)) ?? []
        stamps = ([path, list] + below.map(\.value)).map { FileStamp($0) }
        isDebug = arguments.value(of: GraphOptions.configuration) == "debug"
        date =
            (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
            ?? .distantPast
    }

    /// Returns the run of each target in folders for builds: of several the newest, and debug builds before others.
    static func all(inBuildFolders folders: [String]) -> [Target: PluginRun] {
        var runs: [Target: PluginRun] = [:]
        for path in folders.flatMap(argumentFiles) {
            guard let run = PluginRun(argumentsAt: path) else { continue }
            guard let other = runs[run.target] else {
                runs[run.target] = run
                continue
            }
            if (run.isDebug ? 1 : 0, run.date) > (other.isDebug ? 1 : 0, other.date) {
                runs[run.target] = run
            }
        }
        return runs
    }

    /// Returns the files that the plugin wrote into a folder for builds:
    /// `plugins/outputs/PACKAGE/TARGET/destination/HeirloomGenerator/MODULE.arguments`.
    private static func argumentFiles(inBuildFolder folder: String) -> [String] {
        var folders = [folder + "/plugins/outputs"]
        for _ in 0..<4 { folders = folders.flatMap(contents) }
        return folders.filter { $0.hasSuffix("/HeirloomGenerator") }.flatMap(contents)
            .filter { $0.hasSuffix(".arguments") }
    }

    private static func contents(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { folder + "/" + $0 }
    }
}
