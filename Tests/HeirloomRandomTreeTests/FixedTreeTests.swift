import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Broken trees whose faults all have fix-its become trees that the compiler accepts.
@Suite struct FixedTreeTests {
    private static let batchCount = 140
    private static let seedsOfOneKind = 20
    /// Fix-its may need more attempts: some kinds are repaired in one of a hundred trees.
    private static let seedsOfAFixedKind = 400
    private static let laneCount = 2

    private static let batches: [[Int]] = {
        let seeds = DrawnSeeds.share(of: 1_120)
        return stride(from: 0, to: seeds.count, by: batchCount).map { start in
            Array(seeds[start..<min(start + batchCount, seeds.count)])
        }
    }()

    @Test(arguments: batches)
    func treesRepairedByFixItsCompile(_ seeds: [Int]) async throws {
        let fixed = await withTaskGroup(of: [FixedTree].self) { lanes in
            for lane in 0..<Self.laneCount {
                let share = seeds.filter { $0 % Self.laneCount == lane }
                lanes.addTask {
                    share.compactMap { FixedTree(BrokenTree(seed: $0, kinds: BreakKind.withFixIts)) }
                }
            }
            return await lanes.reduce(into: []) { $0 += $1 }.sorted { $0.seed < $1.seed }
        }
        try FixedTree.compile(fixed)
        // Without a minimum, a missing fix-it would not be noticed.
        #expect(DrawnSeeds.chosen != nil || fixed.count > seeds.count / 4)
    }

    /// Exactly the kinds of breaks that are declared to have fix-its have them.
    @Test(.enabled(if: TestLength.isFull, "a fix-it may need hundreds of trees"))
    func breaksAreFixableExactlyIfDeclaredSo() async {
        let fixable = Set(BreakKind.withFixIts.map(\.name))
        let fixed = await withTaskGroup(of: String?.self) { kinds in
            for kind in BreakKind.all {
                let count = fixable.contains(kind.name) ? Self.seedsOfAFixedKind : Self.seedsOfOneKind
                kinds.addTask {
                    let isFixed = (0..<count).contains { seed in
                        FixedTree(BrokenTree(seed: seed, kinds: [kind], mostBreaks: 1)) != nil
                    }
                    return isFixed ? kind.name : nil
                }
            }
            return await kinds.reduce(into: []) { $0 += [$1].compactMap(\.self) }
        }
        #expect(fixed.sorted() == fixable.sorted())
    }
}

/// A broken tree after applying random fix-its among those offered, until no fault remains.
struct FixedTree: Sendable {
    private static let mostFixIts = 40
    private static let modules = [RandomTree.moduleBelow, RandomTree.moduleBeside, RandomTree.module]

    let seed: Int
    private let sources: TreeSources
    private let fixIts: [String]

    /// Returns `nil` if a fault without a fix-it remains, or if nothing was wrong.
    init?(_ broken: BrokenTree) {
        seed = broken.tree.seed
        var random = SeededRandom(seed: seed)
        var sources = TreeSources([broken.tree])
        var fixIts: [String] = []
        for _ in 0..<Self.mostFixIts {
            let diagnostics = sources.outcome().diagnostics
            guard let (diagnostic, fixIt) = Self.choice(among: diagnostics, &random) else {
                let isAtFault = diagnostics.contains { $0.severity == .error }
                // The compiler reports a dropped root whose `init()` is required by a protocol.
                let isDropped = diagnostics.contains { $0.id == .droppedRoot } && sources.requiresInitializer
                guard !isAtFault, !isDropped, !fixIts.isEmpty, !sources.namesAStranger else { return nil }
                self.sources = sources
                self.fixIts = fixIts
                return
            }
            let same = diagnostics.filter { $0.isSaidLike(diagnostic) }.count
            sources.apply(fixIt)
            fixIts.append("\(diagnostic.id.rawValue): \(fixIt.message)")
            let left = sources.outcome().diagnostics.filter { $0.isSaidLike(diagnostic) }.count
            // A dropped root may lack several dependencies, of which one is provided now.
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

    /// Compiles all trees at once, each with its own generated code.
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
                    try folder.write(text.namesNumbered(by: tree.seed), to: path)
                    paths.append(path)
                }
            }
            if paths.isEmpty { continue }
            let result = try compiler.compile(
                module: module,
                sources: paths,
                in: folder.url,
                options: ["-swift-version", "6", "-suppress-warnings"],
                isLinked: false
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
    /// Whether a protocol requires an `init()` of the root.
    fileprivate var requiresInitializer: Bool { files.contains { $0.text.contains("{ init() }") } }

    /// Whether the upper module names a type that only the module below can see, or uses an ambiguous name without a
    /// module. The compiler reports both outside of roots.
    fileprivate var namesAStranger: Bool {
        let isAmbiguous = upperWords(splittingNames: false).contains { $0.hasPrefix("Twin") }
        return isAmbiguous || !upperWords(splittingNames: true).isDisjoint(with: hiddenNames)
    }

    /// The names of services that are not public.
    private var hiddenNames: Set<Substring> {
        let lines = files.filter { $0.module == RandomTree.moduleBelow }
            .flatMap { $0.text.split(separator: "\n") }
        return Set(
            lines.filter { $0.hasPrefix("final class Service") }
                .map { $0.split { !$0.isLetter && !$0.isNumber }[2] }
        )
    }

    private func upperWords(splittingNames isSplit: Bool) -> Set<Substring> {
        let texts = files.filter { $0.module == RandomTree.module }.map(\.text)
        return Set(
            texts.flatMap { text in
                text.split { !$0.isLetter && !$0.isNumber && (isSplit || $0 != ".") }
            }
        )
    }
}

extension String {
    /// Returns the text with the seed appended to the names of additions, such as `Mistake312`, which occur in many
    /// trees. No other names consist of letters and three or more digits.
    fileprivate func namesNumbered(by seed: Int) -> String {
        var numbered = ""
        var rest = self[...]
        while let start = rest.firstIndex(where: \.isLetter) {
            numbered += rest[..<start]
            let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let letters = word.prefix { $0.isLetter }
            let digits = word.dropFirst(letters.count)
            let isAdded = word.first?.isUppercase == true && digits.count > 2 && digits.allSatisfy(\.isNumber)
            numbered += isAdded ? word + "s\(seed)" : word
            rest = rest[word.endIndex...]
        }
        return numbered + rest
    }
}

extension Diagnostic {
    fileprivate func isSaidLike(_ other: Diagnostic) -> Bool { id == other.id && message == other.message }
}
