import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Broken trees whose faults have fix-its become trees that the compiler accepts.
///
/// A failure names the seeds; `HEIRLOOM_SEED=17 swift test --filter FixedTree` fixes only that tree.
@Suite struct FixedTreeTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let chosenSeed = environment["HEIRLOOM_SEED"].flatMap { Int($0) }
    /// One of each kind of break or so. With `HEIRLOOM_TREES=2800` all trees that are broken are fixed.
    private static let treeCount = environment["HEIRLOOM_TREES"].flatMap { Int($0) } ?? 140
    private static let batchCount = 140
    private static let laneCount = 2

    private static let batches: [[Int]] = {
        let seeds = chosenSeed.map { [$0] } ?? Array(0..<treeCount)
        return stride(from: 0, to: seeds.count, by: batchCount).map { start in
            Array(seeds[start..<min(start + batchCount, seeds.count)])
        }
    }()

    @Test(arguments: batches)
    func treesThatAreFreeOfFaultsAfterTheirFixItsCompile(_ seeds: [Int]) async throws {
        let fixed = await withTaskGroup(of: [FixedTree].self) { lanes in
            for lane in 0..<Self.laneCount {
                lanes.addTask { seeds.filter { $0 % Self.laneCount == lane }.compactMap(FixedTree.init) }
            }
            return await lanes.reduce(into: []) { $0 += $1 }.sorted { $0.seed < $1.seed }
        }
        for group in FixedTree.groups(fixed) { try FixedTree.compile(group) }
        // Without this a fix-it that is lost would not be missed. Most trees end at a fault that has words only.
        #expect(Self.chosenSeed != nil || fixed.count >= seeds.count / 10)
    }
}

/// A broken tree after fix-its, one after the other, drawn among those that are offered, until nothing is at fault.
struct FixedTree: Sendable {
    private static let mostFixIts = 40
    private static let modules = [RandomTree.moduleBelow, RandomTree.moduleBeside, RandomTree.module]

    let seed: Int
    private let sources: TreeSources
    private let fixIts: [String]

    /// `nil` where a fault without a fix-it is left, or nothing was wrong.
    init?(seed: Int) {
        self.seed = seed
        var random = SeededRandom(seed: seed)
        var sources = TreeSources([BrokenTree(seed: seed).tree])
        var fixIts: [String] = []
        for _ in 0..<Self.mostFixIts {
            let diagnostics = sources.outcome().diagnostics
            guard let (diagnostic, fixIt) = Self.choice(among: diagnostics, &random) else {
                let isAtFault = diagnostics.contains { $0.severity == .error }
                guard !isAtFault, !fixIts.isEmpty, !sources.namesAStranger else { return nil }
                self.sources = sources
                self.fixIts = fixIts
                return
            }
            let same = diagnostics.filter { $0.isSaidLike(diagnostic) }.count
            sources.apply(fixIt)
            fixIts.append("\(diagnostic.id.rawValue): \(fixIt.message)")
            let left = sources.outcome().diagnostics.filter { $0.isSaidLike(diagnostic) }.count
            // What a root lacks is several things, of which one is provided now.
            if left >= same, diagnostic.id != .droppedRoot {
                Issue.record("seed \(seed): after \(fixIts) it still says \(diagnostic.message)")
                return nil
            }
        }
        Issue.record("seed \(seed): there is no end of faults: \(fixIts)")
        return nil
    }

    private static func choice(
        among diagnostics: [Diagnostic],
        _ random: inout SeededRandom
    ) -> (Diagnostic, FixIt)? {
        random.one(
            ofAny: diagnostics.flatMap { diagnostic in diagnostic.fixIts.map { (diagnostic, $0) } }
        )
    }

    /// The trees in groups that have no name of a mistake in common, of which many trees may have the same.
    static func groups(_ trees: [FixedTree]) -> [[FixedTree]] {
        var groups: [(names: Set<Substring>, trees: [FixedTree])] = []
        for tree in trees {
            let names = tree.sources.words { $0.hasPrefix("Mistake") || $0.hasPrefix("Hidden") }
            if let place = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
                groups[place].names.formUnion(names)
                groups[place].trees.append(tree)
            } else {
                groups.append((names, [tree]))
            }
        }
        return groups.map { $0.trees }
    }

    /// Compiles all of them at once, each with what is generated for it alone: its names are its own.
    static func compile(_ trees: [FixedTree]) throws {
        let compiler = try Compiler.shared.get()
        let folder = try TemporaryFolder()
        for module in modules {
            var paths: [String] = []
            for tree in trees {
                let files = tree.sources.files.filter { $0.module == module }
                let generated =
                    tree.sources.outcome(for: module).source.map { [("Generated.swift", $0)] } ?? []
                for (name, text) in files.map({ ($0.name, $0.text) }) + generated {
                    let path = "\(module)/Tree\(tree.seed)\(name)"
                    try folder.write(text, to: path)
                    paths.append(path)
                }
            }
            if paths.isEmpty { continue }
            let result = try compiler.compile(
                module: module,
                sources: paths,
                in: folder.url,
                options: ["-swift-version", "6", "-suppress-warnings"]
            )
            guard result.status == 0 else {
                let faulty = trees.filter { result.errors.contains("/Tree\($0.seed)") }
                let steps = faulty.map { "seed \($0.seed): \($0.fixIts.joined(separator: ", "))" }
                throw CompilerFailure(output: steps.joined(separator: "\n") + "\n" + result.errors)
            }
        }
    }
}

extension TreeSources {
    fileprivate func words(where isWanted: (Substring) -> Bool) -> Set<Substring> {
        Set(
            files.flatMap { file in
                file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter(isWanted)
            }
        )
    }

    /// Whether a type is named that nothing declares, which below no root is the compiler's to say.
    fileprivate var namesAStranger: Bool {
        !words { $0.hasPrefix("Stranger") || $0.hasPrefix("Built") }.isEmpty
    }
}

extension Diagnostic {
    fileprivate func isSaidLike(_ other: Diagnostic) -> Bool { id == other.id && message == other.message }
}
