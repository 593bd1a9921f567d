import Foundation
import HeirloomModel
import HeirloomParsing

/// Reads and summarizes the sources of a module, several at a time.
package enum ModuleReader {
    /// The summary of a module, the same for any order of its sources.
    package static func summary(
        ofModule name: String,
        sources: [String],
        known: KnownConditions = KnownConditions()
    ) async throws(CommandFailure) -> ModuleSummary {
        let paths = distinct(sources)
        let lanes = min(paths.count, ProcessInfo.processInfo.activeProcessorCount)
        var results = [FileResult?](repeating: nil, count: paths.count)
        // Each lane holds one source text at a time, however many files there are.
        await withTaskGroup(of: [(Int, FileResult)].self) { group in
            for lane in 0..<lanes {
                group.addTask {
                    stride(from: lane, to: paths.count, by: lanes).map { ($0, summarize(paths[$0], known)) }
                }
            }
            for await part in group {
                for (index, result) in part { results[index] = result }
            }
        }
        var files: [FileSummary] = []
        files.reserveCapacity(paths.count)
        for case let result? in results { files.append(try result.get()) }
        return ModuleSummary(name: name, files: files)
    }

    /// Each file once, sorted: `./a.swift` is `a.swift`.
    private static func distinct(_ sources: [String]) -> [String] {
        var known: Set<[Substring]> = []
        return Set(sources).sorted().filter { path in
            let steps = path.split(separator: "/").filter { $0 != "." }
            return known.insert(path.hasPrefix("/") ? ["/"] + steps : steps).inserted
        }
    }

    private typealias FileResult = Result<FileSummary, CommandFailure>

    private static func summarize(_ path: String, _ known: KnownConditions) -> FileResult {
        do {
            return .success(
                FileSummarizer.summary(ofFileAt: path, source: try FileBytes.readText(path), known: known)
            )
        } catch {
            return .failure(error)
        }
    }
}
