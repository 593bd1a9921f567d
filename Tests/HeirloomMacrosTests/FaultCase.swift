import Foundation
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomSyntax
import HeirloomTestSupport
import Testing

/// A source with a local fault, what is said of it, and what its fix-its make of it.
///
/// A case is a file of `Faults`. What follows the source there is recorded: setting `HEIRLOOM_RECORD` in the
/// environment writes it anew, and fails the test.
struct FaultCase: Sendable, CustomTestStringConvertible {
    /// The file's name: the id of the fault, and what is special about the case.
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

    /// Stands in a case's file before each thing that is recorded.
    private static let separator = "----"

    /// What the file must hold: the marked source, the diagnostics, and the result of each fix-it.
    var rendering: String {
        let diagnostics = Self.diagnostics(in: source)
        let places = Array(Set(diagnostics.flatMap(Self.offsets))).sorted()
        var sections = [MarkedSource(marked: source).marked(at: places)]
        sections.append(
            " diagnostics\n"
                + diagnostics.map { Self.lines($0, places).joined(separator: "\n") + "\n" }.joined()
        )
        for fixed in fixes { sections.append(" after: \(fixed.message)\n\(fixed.source)") }
        return sections.joined(separator: Self.separator)
    }

    /// The source after each fix-it of the first diagnostic, and then after the first one of each that is left.
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
        return FileSummarizer.problems(in: Parser.parse(source), text: text)
            .map { $0.diagnostic(path: "Case.swift", text: text) }
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
    /// The text after the edits, whose ranges are those of the text before.
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
