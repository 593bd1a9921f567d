import HeirloomDiagnosis
import HeirloomFixes
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomTestSupport

/// The sources of a test: files below headings of the form `//: Module/File.swift`, lower modules first. Code is
/// generated for the last module. Marks (`1️⃣`) name the locations of diagnostics.
package struct ShownSources {
    package private(set) var input: GraphInput
    private var marks: [String: Character] = [:]
    private var texts: [String: [UInt8]] = [:]

    package init(_ text: String, rootMode: GraphInput.RootMode = .detect) {
        var modules: [ModuleSummary] = []
        for (path, source) in Self.files(in: text) {
            let module = String(path.prefix { $0 != "/" })
            let marked = MarkedSource(marked: source)
            for (mark, position) in marked.marks { marks[Self.place(path, position)] = mark }
            let text = Array(marked.text.utf8)
            texts[path] = text
            let summary = FileSummarizer.summary(ofFileAt: path, source: text)
            if modules.last?.name == module {
                modules[modules.count - 1].files.append(summary)
            } else {
                modules.append(ModuleSummary(name: module, files: [summary]))
            }
        }
        let module = modules.last?.name ?? ""
        let reading = MockReading(of: module, in: modules)
        input = GraphInput(module: module, modules: reading.modules, rootMode: rootMode)
        input.requirements = reading.requirements
    }

    /// Splits the text into files. The line after a heading is the first line of its file.
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

    /// Writes the fix-its of diagnostics.
    package var fixes: FixWriting {
        let texts = texts
        return FixWriter.writing { texts[$0] }
    }

    package var outcome: GraphOutcome { GraphResolver.resolve(input, fixes: fixes) }

    /// Formats a diagnostic like the compiler, with marks in place of locations.
    package func shown(_ diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity.rawValue
        let first =
            "\(shown(diagnostic.location)) \(severity): \(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { "\(shown($0.location)) note: \($0.message)" }
        return ([first] + notes).joined(separator: "\n")
    }

    /// Returns the mark at a location, or text such as `App/App.swift:3:5`, which no test expects.
    private func shown(_ location: HeirloomModel.SourceLocation) -> String {
        let place = Self.place(location.path, location.range.start)
        return marks[place].map(String.init) ?? place
    }

    private static func place(_ path: String, _ position: SourcePosition) -> String {
        "\(path):\(position.line):\(position.column)"
    }
}

/// Returns the diagnostics of sources, as text to compare.
package func diagnostics(
    of text: String,
    rootMode: GraphInput.RootMode = .detect,
    adjusting adjust: (inout GraphInput) -> Void = { _ in }
) -> String {
    let sources = ShownSources(text, rootMode: rootMode)
    var input = sources.input
    adjust(&input)
    let local = input.modules.flatMap(\.files).flatMap(\.diagnostics)
    return (local + GraphResolver.resolve(input, fixes: sources.fixes).diagnostics).map(sources.shown)
        .joined(separator: "\n")
}
