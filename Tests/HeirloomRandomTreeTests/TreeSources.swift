import HeirloomBuild
import HeirloomDiagnosis
import HeirloomEmission
import HeirloomFixes
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel

/// Trees as source files, and the results of the generator's stages.
struct TreeSources {
    struct File {
        var module: String
        var name: String
        var text: String
        var lineCount: Int

        var path: String { "\(module)/\(name)" }
    }

    /// A location in a file, as editors show it.
    struct Place: Hashable, Comparable, CustomStringConvertible {
        var path: String
        var line: Int
        var column: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.path, left.line, left.column) < (right.path, right.line, right.column)
        }

        var description: String { "\(path):\(line):\(column)" }
    }

    private(set) var files: [File] = []
    /// The locations of the last tree's marks.
    private var places: [Mark: Place] = [:]
    private var tree: RandomTree?
    /// The modules that the upper module imports.
    private var lowerModules: [String] = []

    /// - Parameter random: The generator with which to shuffle declarations and files, if any.
    init(_ trees: [RandomTree], shuffledBy random: SeededRandom? = nil) {
        self.init(blocks: trees.flatMap(\.sourceBlocks), shuffledBy: random)
        tree = trees.last
    }

    /// - Parameter random: The generator with which to shuffle declarations and files, if any.
    init(blocks: [RandomTree.SourceBlock], shuffledBy random: SeededRandom? = nil) {
        var blocks = blocks
        lowerModules = Set(blocks.map(\.module)).subtracting([RandomTree.module]).sorted()
        if var random {
            blocks.shuffle(using: &random)
            for block in blocks { append(block) }
            files.shuffle(using: &random)
        } else {
            for block in blocks { append(block) }
        }
    }

    private mutating func append(_ block: RandomTree.SourceBlock) {
        let known = files.firstIndex { $0.module == block.module && $0.name == block.file }
        let position = known ?? files.count
        if known == nil {
            files.append(File(module: block.module, name: block.file, text: "", lineCount: 0))
            let isUpper = block.module == RandomTree.module
            for module in ["Heirloom"] + (isUpper ? lowerModules : []) {
                append("import \(module)", to: position)
            }
        }
        for line in block.lines { append(line, to: position) }
    }

    private mutating func append(_ marked: String, to position: Int) {
        let (line, marks) = Mark.marks(in: marked)
        files[position].text += line + "\n"
        files[position].lineCount += 1
        for (mark, column) in marks {
            places[mark] = Place(path: files[position].path, line: files[position].lineCount, column: column)
        }
    }

    func place(of mark: Mark) -> Place? { places[mark] }

    /// Applies the edits of a fix-it. Marks do not move with the text.
    mutating func apply(_ fixIt: FixIt) {
        // From the end of each file backwards, so that no edit moves another.
        for edit in fixIt.edits.sorted(by: { $0.location > $1.location }) {
            for index in files.indices where files[index].path == edit.location.path {
                var bytes = Array(files[index].text.utf8)
                let range = edit.location.range
                bytes.replaceSubrange(range.start.offset..<range.end.offset, with: edit.newText.utf8)
                files[index].text = String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// The summaries of the modules, in the order of the files.
    private var summaries: [ModuleSummary] {
        var modules: [ModuleSummary] = []
        for file in files {
            let summary = FileSummarizer.summary(ofFileAt: file.path, source: Array(file.text.utf8))
            if let known = modules.firstIndex(where: { $0.name == file.module }) {
                modules[known].files.append(summary)
            } else {
                modules.append(ModuleSummary(name: file.module, files: [summary]))
            }
        }
        return modules
    }

    /// Returns the diagnostics and the generated code of a module. The upper module includes the modules below.
    func outcome(for module: String = RandomTree.module) -> Outcome {
        let input = input(for: module)
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) })
        let resolved = GraphResolver.resolve(input, fixes: FixWriter.writing { texts[$0] })
        switch Verdict(input: input, outcome: resolved, isStrict: true) {
        case .write(let graph, let warnings):
            return Outcome(diagnostics: warnings, source: SwiftEmitter.source(for: graph))
        case .fail(let faults): return Outcome(diagnostics: faults, source: nil)
        case .keep: preconditionFailure("a strict run writes or fails")
        }
    }

    /// Returns the graph of the upper module, or `nil` if it has errors.
    func graph() -> ScopeGraph? { GraphResolver.resolve(input()).conditionalGraph?.first }

    /// Returns the input from which the graph of a module is built.
    func input(for module: String = RandomTree.module) -> GraphInput {
        let isApplied = tree?.isPluginAppliedBelow ?? true
        var input = GraphInput(
            module: module,
            modules: summaries.filter { module == RandomTree.module || $0.name == module },
            rootMode: tree?.isRootMarked ?? true ? .marked : .detect
        )
        input.modulesWithoutPlugin = isApplied ? [] : [RandomTree.moduleBelow]
        input.packages = [RandomTree.module: "Upper", RandomTree.moduleBelow: "Lower"]
        return input
    }

    struct Outcome: Hashable {
        /// The local diagnostics and those of the graph.
        var diagnostics: [Diagnostic]
        /// The generated code, if there are no errors.
        var source: String?
    }
}
