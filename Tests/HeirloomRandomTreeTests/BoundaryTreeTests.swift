import HeirloomDiagnosis
import HeirloomEmission
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Compares random trees whose parts are hidden in their modules to a model, and to the same trees with everything public.
@Suite struct BoundaryTreeTests {
    /// A tree that is refused is refused because of the parts that the model finds.
    @Test func treesAreAcceptedIfTheModelAcceptsThem() {
        var accepted = 0
        let seeds = DrawnSeeds.share(of: 20_000, oneIn: 50)
        for seed in seeds {
            let tree = BoundaryTree(seed: seed, shape: BoundaryShape(seed: seed))
            let faults = BoundarySources([tree]).outcome(of: BoundaryShape.app).faults
            let refused = tree.refusedParts
            let named = faults.compactMap { fault -> String? in
                guard fault.id == .inaccessibleType else { return fault.message }
                let rest = fault.message.components(separatedBy: ", where ").last
                return rest?.components(separatedBy: "'").dropFirst().first
            }
            #expect(
                Set(named) == Set(refused.map(tree.name)),
                "seed \(seed): \(faults.flatMap { [$0.message] + $0.notes.map(\.message) })"
            )
            accepted += refused.isEmpty ? 1 : 0
            if DrawnSeeds.chosen != nil { print(BoundarySources([tree])) }
        }
        #expect(DrawnSeeds.chosen != nil || accepted > seeds.count / 4)
    }

    @Test func acceptedTreesBuildWhatPublicOnesBuild() throws {
        for shape in DrawnSeeds.share(of: 60, oneIn: 30) {
            let trees = (0..<40).map {
                BoundaryTree(seed: shape * 40 + $0, shape: BoundaryShape(seed: shape))
            }
            .filter(\.refusedParts.isEmpty)
            let isTuned = shape.isMultiple(of: 2)
            let printed = try BoundarySources(trees).run(isTuned: isTuned)
            #expect(
                try printed == BoundarySources(trees, isOpen: true).run(isTuned: isTuned),
                "shape \(shape)"
            )
        }
    }
}

/// The sources of trees of one shape.
private struct BoundarySources: CustomStringConvertible {
    private let trees: [BoundaryTree]
    private let shape: BoundaryShape
    private let isOpen: Bool

    init(_ trees: [BoundaryTree], isOpen: Bool = false) {
        self.trees = trees
        self.isOpen = isOpen
        shape = trees.first?.shape ?? BoundaryShape(seed: 0)
    }

    /// All modules, lowest first.
    private var modules: [Int] { [BoundaryShape.base] + shape.views.indices + [BoundaryShape.app] }

    private func view(of module: Int) -> [Int] {
        switch module {
        case BoundaryShape.base: []
        case BoundaryShape.app: [BoundaryShape.base] + shape.views.indices
        default: [BoundaryShape.base] + shape.views[module]
        }
    }

    private func source(of module: Int) -> String {
        let imports = ["Heirloom"] + view(of: module).map(BoundaryShape.name)
        let lines = imports.map { "import \($0)" } + trees.flatMap { $0.source(of: module, isOpen: isOpen) }
        return lines.map { $0 + "\n" }.joined() + (module == BoundaryShape.base ? Self.counter : "")
    }

    private static let counter = """
        nonisolated(unsafe) private var counts: [Int: Int] = [:]
        public func count(_ tree: Int) -> Int {
            counts[tree, default: 0] += 1
            return counts[tree, default: 0]
        }

        """

    /// All sources, to read those of a chosen seed.
    var description: String {
        modules.map { module in
            "// \(path(of: module)) in package \(shape.package(of: module))\n" + source(of: module)
        }.joined()
    }

    private func path(of module: Int) -> String { "\(BoundaryShape.name(of: module))/Types.swift" }

    /// Returns the errors in a module, and its generated code.
    func outcome(of module: Int) -> (faults: [Diagnostic], text: String) {
        let summaries = (view(of: module) + [module]).map { module in
            let file = FileSummarizer.summary(
                ofFileAt: path(of: module),
                source: Array(source(of: module).utf8)
            )
            return ModuleSummary(name: BoundaryShape.name(of: module), files: [file])
        }
        var input = GraphInput(module: BoundaryShape.name(of: module), modules: summaries, rootMode: .marked)
        for module in modules {
            let name = BoundaryShape.name(of: module)
            input.packages[name] = shape.package(of: module)
            guard module >= 0 else { continue }
            if !shape.generates[module] {
                input.modulesWithoutPlugin.insert(name)
            } else if !isOpen {
                input.moduleViews[name] = Set(view(of: module).map(BoundaryShape.name))
            }
        }
        let outcome = GraphResolver.resolve(input)
        let faults = outcome.diagnostics.filter { $0.severity == .error }
        return (faults, outcome.conditionalGraph.map { SwiftEmitter.source(for: $0) } ?? "")
    }

    /// Compiles the modules, and returns what the program prints.
    ///
    /// - Parameter isTuned: Whether the flag is set.
    func run(isTuned: Bool) throws -> String {
        let compiler = try Compiler.shared.get()
        let folder = try TemporaryFolder()
        for module in modules {
            let name = BoundaryShape.name(of: module)
            var files = [path(of: module): source(of: module)]
            if module < 0 || shape.generates[module] {
                files["\(name)/Heirloom.generated.swift"] = outcome(of: module).text
            }
            if module == BoundaryShape.app {
                files["\(name)/main.swift"] = trees.map { $0.under(isTuned).statements }.joined()
            }
            for (path, text) in files { try folder.write(text, to: path) }
            let result = try compiler.compile(
                module: name,
                sources: files.keys.sorted(),
                in: folder.url,
                options: [
                    "-swift-version", "6", "-warnings-as-errors", "-package-name", shape.package(of: module),
                    "-D", "DEBUG",
                ] + (isTuned ? ["-D", BoundaryTree.flag] : [])
            )
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        }
        let names = modules.map(BoundaryShape.name)
        let result = try compiler.linkAndRun(modules: names, in: folder.url)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output
    }
}
