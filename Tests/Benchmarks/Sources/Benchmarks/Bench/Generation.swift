import Foundation
import Measurement
import ProjectGenerator

/// The generation of a project's last module by one build of the tool.
struct Generation {
    /// The measures of a generation, also in comparison with `cat` of the same files.
    enum Measure: String, CaseIterable {
        case timeToCat = "time to cat's"
        case processorTimeToCat = "processor time to cat's"
        case time
        case processorTime = "processor time"
        case peakMemory = "peak memory"
    }

    /// The subject of the figures, unless their row names it.
    let subject: String?
    let project: ProjectFolder
    let cache: URL
    let output: URL
    private let tool: String
    private let launcher: Launcher

    init(_ subject: String? = nil, of project: ProjectFolder, with tool: String, on bench: Bench) {
        self.subject = subject
        self.project = project
        let name = project.url.lastPathComponent
        cache = bench.folder.appendingPathComponent("\(name)-cache")
        output = bench.folder.appendingPathComponent("\(name).swift")
        self.tool = tool
        launcher = bench.launcher
    }

    var withoutCache: Invocation {
        Invocation(tool, project.generateArguments(output: output.path))
    }

    var withCache: Invocation {
        Invocation(tool, project.generateArguments(output: output.path) + ["--cache", cache.path])
    }

    /// A generation without a cache, and the baseline that its figures are compared with.
    var withBaseline: [Invocation] {
        [withoutCache, Invocation("cat", project.paths)]
    }

    /// Returns the figures of a generation without a cache.
    ///
    /// - Parameters:
    ///   - runs: Measurements of several programs.
    ///   - place: The place of `withBaseline` among these programs.
    ///   - bounds: The bounds of some of the figures.
    func figures(
        in runs: Interleaving<RunCost>,
        at place: Int,
        bounds: [Measure: Figure.Bound] = [:]
    ) -> [Figure] {
        Measure.allCases.enumerated().map { index, measure in
            let prefix = subject.map { index == 0 ? "\($0), " : "… " } ?? ""
            let (unit, sample) = measure.sample(of: runs, at: place)
            return Figure(prefix + measure.rawValue, unit, sample, bounds[measure], on: project)
        }
    }

    /// Deletes the output and the cache.
    func clean() throws {
        for file in [cache, output] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Generates with the cache after an edit, then again after undoing it, so that the cache stays the same.
    ///
    /// - Returns: The cost of the first run.
    func run(after edit: EditToggle) throws -> RunCost {
        try edit.flip()
        let cost = try launcher.run(withCache)
        // Another edit may change the same file, and expects the original project.
        try edit.flip()
        try launcher.run(withCache)
        return cost
    }
}

extension Generation.Measure {
    fileprivate func sample(of runs: Interleaving<RunCost>, at place: Int) -> (Figure.Unit, Sample) {
        switch self {
        case .timeToCat: (.ratio, runs.ratio(of: place, to: place + 1, \.clockTime))
        case .processorTimeToCat: (.ratio, runs.ratio(of: place, to: place + 1, \.processorTime))
        case .time: (.seconds, runs.sample(of: place, \.clockTime))
        case .processorTime: (.seconds, runs.sample(of: place, \.processorTime))
        case .peakMemory: (.bytes, runs.sample(of: place, \.peakMemory))
        }
    }
}

extension Bench {
    /// Writes a tree of types that leave their initializers to the macro.
    func tree(ofTypes count: Int) throws -> ProjectFolder {
        try project(.tree, ProjectOptions(types: count))
    }

    /// Writes a tree of types that write their initializers and have ten methods each.
    func writtenTree(ofTypes count: Int) throws -> ProjectFolder {
        try project(.initializers, ProjectOptions(types: count, membersPerType: 10))
    }
}
