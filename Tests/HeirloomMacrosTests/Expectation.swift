import Foundation
import HeirloomModel

/// The expectations of the compiler's verification mode, as comments: `// expected-error@2:12 {{message}}`.
enum Expectation {
    /// Returns the expectations for all diagnostics of a case.
    static func lines(for source: String, caseName: String) -> [String] {
        FaultCase.diagnostics(in: source).flatMap(lines) + (consequences[caseName] ?? [])
    }

    /// The compiler's own diagnostics about some cases.
    private static let consequences = [
        "missing-initializer-for-superclass": [
            "// expected-error@3:13 {{has no initializers}}",
            "// expected-error@4:1 {{'required' initializer 'init(coder:)' must be provided}}",
            "// expected-note@4:27 {{prevents synthesized initializers}}",
        ],
        "missing-initializer-for-wrapper": [
            "// expected-error@4:22 {{missing argument for parameter 'wrappedValue' in call}}"
        ],
        "missing-initializer-nested": [
            "// expected-error@4:11 {{has no initializers}}",
            "// expected-note@5:29 {{prevents synthesized initializers}}",
            "// expected-note@6:13 {{prevents synthesized initializers}}",
        ],
        "unsupported-property-static": [
            "// expected-error@4:26 {{requires an initializer expression}}",
            "// expected-note@4:26 {{add an initializer to silence this error}}",
        ],
        "unsupported-property-of-an-opaque-type": [
            "// expected-error@4:19 {{property declares an opaque return type, but has no initializer expression}}"
        ],
        "unsupported-property-with-a-placeholder": [
            "// expected-error@4:30 {{type placeholder not allowed here}}"
        ],
        "unsupported-property-without-type": [
            "// expected-error@4:19 {{type annotation missing in pattern}}"
        ],
    ]

    /// Returns the expectations for a diagnostic. Its file has an additional line before the source.
    private static func lines(_ diagnostic: Diagnostic) -> [String] {
        let error = line(
            diagnostic.severity.rawValue,
            diagnostic.location.range.start,
            "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        )
        let notes = diagnostic.notes.map { line("note", $0.location.range.start, $0.message) }
        // A macro on a property does not know the location of the property's type, and cannot edit it.
        let reported = diagnostic.fixIts.filter {
            diagnostic.id != .strayDependency || $0.edits.count == 1 && $0.message.hasPrefix("remove")
        }
        let fixIts = reported.map { fixIt in
            line("note", diagnostic.location.range.start, fixIt.message)
                + fixIt.edits.map { " {{\(edit($0))}}" }.joined()
        }
        return [error] + notes + fixIts
    }

    private static func line(_ kind: String, _ position: SourcePosition, _ message: String) -> String {
        "// expected-\(kind)@\(position.line + 1):\(position.column) {{\(message)}}"
    }

    /// Formats an edit as `line:column-line:column=text`, with the lines of the file.
    private static func edit(_ edit: FixIt.Edit) -> String {
        let (start, end) = (edit.location.range.start, edit.location.range.end)
        let text = edit.newText.replacingOccurrences(of: "\n", with: "\\n")
        return "\(start.line + 1):\(start.column)-\(end.line + 1):\(end.column)=\(text)"
    }
}
