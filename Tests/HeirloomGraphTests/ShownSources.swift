import HeirloomDiagnosis
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel

/// Sources as a test shows them: files below headings of the form `//: Module/File.swift`, modules below
/// first. The last module is the one for which code is generated.
struct ShownSources {
    private(set) var input: GraphInput

    init(_ text: String, rootMode: GraphInput.RootMode = .detect) {
        var modules: [ModuleSummary] = []
        for (path, source) in Self.files(in: text) {
            let module = String(path.prefix { $0 != "/" })
            let summary = FileSummarizer.summary(ofFileAt: path, source: Array(source.utf8))
            if modules.last?.name == module {
                modules[modules.count - 1].files.append(summary)
            } else {
                modules.append(ModuleSummary(name: module, files: [summary]))
            }
        }
        input = GraphInput(module: modules.last?.name ?? "", modules: modules, rootMode: rootMode)
    }

    /// The line after a heading is the first of its file.
    private static func files(in text: String) -> [(path: String, source: String)] {
        var files: [(path: String, source: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("//: ") {
                files.append((path: String(line.dropFirst(4)), source: ""))
            } else if !files.isEmpty {
                files[files.count - 1].source += line + "\n"
            }
        }
        return files
    }

    var outcome: GraphOutcome { GraphResolver.resolve(input) }
}

/// What a test compares: the diagnostics as text.
func diagnostics(
    of text: String,
    rootMode: GraphInput.RootMode = .detect,
    adjusting adjust: (inout GraphInput) -> Void = { _ in }
) -> String {
    var input = ShownSources(text, rootMode: rootMode).input
    adjust(&input)
    let local = input.modules.flatMap(\.files).flatMap(\.diagnostics)
    return (local + GraphResolver.resolve(input).diagnostics).map(\.shown).joined(separator: "\n")
}

extension Diagnostic {
    /// As the compiler prints it.
    var shown: String {
        let first = "\(location.shown): \(severity.rawValue): \(statement) [\(id.rawValue)]"
        return ([first] + notes.map { "\($0.location.shown): note: \($0.message)" }).joined(separator: "\n")
    }
}

extension SourceLocation {
    fileprivate var shown: String { "\(path):\(range.start.line):\(range.start.column)" }
}
