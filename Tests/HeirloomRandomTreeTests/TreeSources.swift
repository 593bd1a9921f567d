import HeirloomEmission
import HeirloomGraph
import HeirloomModel
import HeirloomParsing

/// Trees as files, and what the stages make of them.
struct TreeSources {
    struct File {
        var module: String
        var name: String
        var text: String

        var path: String { "\(module)/\(name)" }
    }

    /// Where a property stands.
    struct Place: Hashable, Comparable {
        var path: String
        var line: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.path, left.line) < (right.path, right.line)
        }
    }

    private(set) var files: [File] = []
    /// Of each scope of the last tree, where its first property stands.
    private var firstProperties: [Int: Place] = [:]

    /// - Parameter random: Shuffles declarations and files where it is given.
    init(_ trees: [RandomTree], shuffledBy random: SeededRandom? = nil) {
        var blocks = trees.flatMap(\.sourceBlocks)
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
            let below = block.module == RandomTree.module ? "import \(RandomTree.moduleBelow)\n" : ""
            files.append(
                File(module: block.module, name: block.file, text: below + "import Heirloom\n")
            )
        }
        if let properties = block.properties {
            let lines = files[position].text.split(separator: "\n", omittingEmptySubsequences: false).count
            firstProperties[properties.scope] = Place(
                path: files[position].path,
                line: lines + properties.line
            )
        }
        files[position].text += block.lines.joined(separator: "\n") + "\n"
    }

    func place(ofProperty property: Int, inScope scope: Int) -> Place? {
        firstProperties[scope].map { Place(path: $0.path, line: $0.line + property) }
    }

    /// The modules in the order of the files.
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

    /// What the stages make of the module and, for the upper one, the module below.
    func outcome(for module: String = RandomTree.module) -> Outcome {
        let read = summaries.filter { module == RandomTree.module || $0.name == module }
        let resolved = GraphResolver.resolve(
            GraphInput(module: module, modules: read, rootMode: .marked)
        )
        return Outcome(
            diagnostics: read.flatMap(\.files).flatMap(\.diagnostics) + resolved.diagnostics,
            source: resolved.graph.map { SwiftEmitter.source(for: $0) }
        )
    }

    struct Outcome: Hashable {
        /// The local ones and those of the graph.
        var diagnostics: [Diagnostic]
        /// What is generated, where nothing is wrong.
        var source: String?
    }
}
