import Foundation
import HeirloomModel
import HeirloomSyntax
import HeirloomTestSupport
import Testing

@testable import HeirloomLocalDiagnosis
@testable import HeirloomReading

/// A source with a local fault, its diagnostics, and the sources after its fix-its.
///
/// A case is a file of `Faults`. The text after the source is recorded: setting `HEIRLOOM_RECORD` in the environment
/// updates it, and fails the test.
struct FaultCase: Sendable, CustomTestStringConvertible {
    /// The file's name: the id of the fault, and the particularity of the case.
    let name: String
    let source: String

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Faults")
    static let all: [FaultCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { FaultCase(fileName: $0) }
    }()

    private init(fileName: String) {
        name = String(fileName.dropLast(".txt".count))
        let recorded = (try? String(contentsOf: Self.url(name), encoding: .utf8)) ?? ""
        let marked = recorded.components(separatedBy: Self.separator)[0]
        source = MarkedSource(marked: marked).text
    }

    var testDescription: String { name }

    static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).txt") }

    /// Separates the recorded sections of a case's file.
    private static let separator = "----"

    /// The expected content of the file: the marked source, the diagnostics, and the lines that each fix-it changes.
    var rendering: String {
        let diagnostics = Self.diagnostics(in: source)
        let places = Array(Set(diagnostics.flatMap(Self.offsets))).sorted()
        var sections = [MarkedSource(marked: source).marked(at: places)]
        sections.append(
            " diagnostics\n"
                + diagnostics.map { Self.lines($0, places).joined(separator: "\n") + "\n" }.joined()
        )
        for fixed in fixes {
            sections.append(" after: \(fixed.message)\n\(lineChanges(from: source, to: fixed.source))")
        }
        return sections.joined(separator: Self.separator)
    }

    /// The source after each fix-it of the first diagnostic, followed by the first fix-it of each remaining diagnostic.
    var fixes: [(message: String, source: String)] {
        guard let first = Self.diagnostics(in: source).first else { return [] }
        return first.fixIts.map { fixIt in
            var messages = [fixIt.message]
            var fixed = fixIt.applied(to: source)
            while let next = Self.diagnostics(in: fixed).first?.fixIts.first, messages.count < 10 {
                messages.append(next.message)
                fixed = next.applied(to: fixed)
            }
            return (messages.joined(separator: ", "), fixed)
        }
    }

    static func diagnostics(in source: String) -> [Diagnostic] {
        let text = SourceText(source)
        var summarizer = DeclarationSummarizer(path: "", wanting: .everything)
        let declarations = Parser.parse(source).declarations
        let context = DeclarationContext(text: text, names: DeclaredNames { declarations })
        summarizer.summarize(declarations, in: context)
        var reading = summarizer.reading
        return FileSummarizer.problems(in: &reading, text: text).map {
            $0.diagnostic(path: "Case.swift", text: text)
        }
    }

    private static func offsets(_ diagnostic: Diagnostic) -> [Int] {
        [diagnostic.location.range.start.offset] + diagnostic.notes.map(\.location.range.start.offset)
    }

    private static func lines(_ diagnostic: Diagnostic, _ places: [Int]) -> [String] {
        func mark(_ location: HeirloomModel.SourceLocation) -> String {
            places.firstIndex(of: location.range.start.offset).map(MarkedSource.mark) ?? "?"
        }
        return [
            "\(mark(diagnostic.location)) \(diagnostic.severity.rawValue): \(diagnostic.statement) "
                + "[\(diagnostic.id.rawValue)]"
        ]
            + diagnostic.notes.map { "\(mark($0.location)) note: \($0.message)" }
            + diagnostic.fixIts.map { "   fix-it: \($0.message)" }
    }
}

extension FixIt {
    /// Returns the text after the edits. Their ranges refer to the text before.
    func applied(to source: String) -> String {
        var bytes = Array(source.utf8)
        let ordered = edits.enumerated().sorted { left, right in
            let (leftStart, rightStart) = (
                left.element.location.range.start, right.element.location.range.start
            )
            return leftStart == rightStart ? left.offset > right.offset : leftStart > rightStart
        }
        for (_, edit) in ordered {
            let range = edit.location.range
            bytes.replaceSubrange(range.start.offset..<range.end.offset, with: Array(edit.newText.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
