import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Broken trees whose faults have fix-its become trees that the compiler accepts.
@Suite struct FixedTreeTests {
    private static let batchCount = 140
    private static let seedsOfOneKind = 20
    /// Fix-its may need more luck: some kinds are fixed in one tree of a hundred.
    private static let seedsOfAFixedKind = 400
    private static let laneCount = 2

    private static let batches: [[Int]] = {
        let seeds = DrawnSeeds.share(of: 1_120, atLeast: 70)
        return stride(from: 0, to: seeds.count, by: batchCount).map { start in
            Array(seeds[start..<min(start + batchCount, seeds.count)])
        }
    }()

    @Test(arguments: batches)
    func treesThatAreFreeOfFaultsAfterTheirFixItsCompile(_ seeds: [Int]) async throws {
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
        // Without this a fix-it that is lost would not be missed.
        #expect(DrawnSeeds.chosen != nil || fixed.count > seeds.count / 4)
    }

    /// A kind of break that is said to have a fix-it has one, and the others have none.
    @Test(.enabled(if: TestLength.isFull, "a fix-it may need hundreds of trees"))
    func treesWithOneBreakAreFixedByFixItsOrNotAtAll() async {
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

/// A broken tree after fix-its, one after the other, drawn among those that are offered, until nothing is at fault.
struct FixedTree: Sendable {
    private static let mostFixIts = 40
    private static let modules = [RandomTree.moduleBelow, RandomTree.moduleBeside, RandomTree.module]

    let seed: Int
    private let sources: TreeSources
    private let fixIts: [String]

    /// `nil` where a fault without a fix-it is left, or nothing was wrong.
    init?(_ broken: BrokenTree) {
        seed = broken.tree.seed
        var random = SeededRandom(seed: seed)
        var sources = TreeSources([broken.tree])
        var fixIts: [String] = []
        for _ in 0..<Self.mostFixIts {
            let diagnostics = sources.outcome().diagnostics
            guard let (diagnostic, fixIt) = Self.choice(among: diagnostics, &random) else {
                let isAtFault = diagnostics.contains { $0.severity == .error }
                // What gets no 'init()' and must have one by a protocol is the compiler's to say.
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

    /// Compiles all of them at once, each with what is generated for it alone.
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

    /// Whether the upper module names a type of the module below that only that one sees, or by its name alone a type
    /// of which there are two: below no root that is the compiler's to say.
    fileprivate var namesAStranger: Bool {
        let isAmbiguous = upperWords(splittingNames: false).contains { $0.hasPrefix("Twin") }
        return isAmbiguous || !upperWords(splittingNames: true).isDisjoint(with: hiddenNames)
    }

    /// The services that are not public.
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
    /// With the seed behind the names of what was added to break a tree, which many trees have: `Mistake312`. No other
    /// names end in three digits after letters alone.
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
