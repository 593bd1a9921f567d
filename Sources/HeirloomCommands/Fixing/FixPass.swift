import HeirloomBuild
import HeirloomModel

/// Which fix-its to apply.
struct FixChoice {
    /// The kinds of diagnostic to fix; empty for all.
    var ids: Set<DiagnosticID> = []
    /// The access level to set where a diagnostic leaves a choice; `nil` to leave it to the user.
    var access: AccessLevel?
}

/// The fix-its that can be applied to a module's sources at the same time.
///
/// They are certain, the only ones of their diagnostics or chosen, and leave nothing for a person to write. Of two fix-its
/// that change the same text the first is taken; the other is found again in the next pass, if it still applies.
struct FixPass {
    /// A diagnostic with the fix-it that is applied.
    struct Fix: Hashable {
        var diagnostic: Diagnostic
        var fixIt: FixIt
    }

    /// In the order of the diagnostics.
    private(set) var fixes: [Fix] = []
    /// The diagnostics whose fix-its are not applied.
    private(set) var left: [Diagnostic] = []
    /// The edits of each file, by the path without symbolic links, so that a file with two names is edited once.
    private var edits: [String: [FixIt.Edit]] = [:]

    /// - Parameter paths: The files that may be edited.
    init(_ diagnostics: [Diagnostic], _ choice: FixChoice, in paths: Set<String>, texts: SourceTexts) {
        // A declaration that seems to be missing from a file may only have failed to parse.
        let faulty = diagnostics.filter { [.syntax, .keptOutput].contains($0.id) }.map(\.location.path)
        let readable = paths.subtracting(faulty)
        for diagnostic in diagnostics {
            let diagnostic = diagnostic.choosing(choice.access)
            let fixIts = diagnostic.withUsableFixIts(in: texts).fixIts
            // A change that may break uses of a property is not made, but may be what was meant.
            let choices = diagnostic.withoutIdleEdits(in: texts).fixIts.count
            let isWanted = choice.ids.isEmpty || choice.ids.contains(diagnostic.id)
            if isWanted, diagnostic.condition == nil, choices == 1, fixIts.count == 1, fixIts[0].isCertain,
                fixIts[0].isComplete,
                fixIts[0].edits.allSatisfy({ readable.contains($0.location.path) }),
                add(fixIts[0].edits)
            {
                fixes.append(Fix(diagnostic: diagnostic, fixIt: fixIts[0]))
            } else {
                left.append(diagnostic)
            }
        }
    }

    /// Adds edits that belong together, unless one of them changes what another fix-it changes.
    private mutating func add(_ new: [FixIt.Edit]) -> Bool {
        var added: [(file: String, edit: FixIt.Edit)] = []
        for edit in new {
            let file = OutputFile(path: edit.location.path).pathWithoutLinks
            let others = edits[file] ?? []
            if others.contains(where: { $0.isSameChange(as: edit) }) { continue }
            if others.contains(where: edit.conflicts) { return false }
            added.append((file, edit))
        }
        for (file, edit) in added { edits[file, default: []].append(edit) }
        return true
    }

    /// Writes the files with their edits.
    func write() throws(CommandFailure) {
        for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
            let bytes = edits.applied(to: try FileBytes.readText(path))
            try OutputFile(path: path).replace(with: bytes)
        }
    }
}

extension Diagnostic {
    /// Returns the diagnostic with only those of its fix-its that set an access level, if there are any.
    fileprivate func choosing(_ access: AccessLevel?) -> Diagnostic {
        let chosen = fixIts.filter { $0.access != nil && $0.access == access }
        guard !chosen.isEmpty else { return self }
        var diagnostic = self
        diagnostic.fixIts = chosen
        return diagnostic
    }
}

extension [FixIt.Edit] {
    /// Returns a text with the edits, which must not overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let original = bytes
        // Edits are applied from the end. Insertions at the same location keep their order.
        let lastFirst = enumerated().sorted { left, right in
            let (start, otherStart) = (left.element.bytes.lowerBound, right.element.bytes.lowerBound)
            return start == otherStart ? left.offset > right.offset : start > otherStart
        }
        for (_, edit) in lastFirst where edit.bytes.upperBound <= bytes.count {
            bytes.replaceSubrange(edit.bytes, with: edit.newText(in: original).utf8)
        }
        return bytes
    }
}

extension FixIt {
    /// Whether it leaves no `fatalError` in whose place a person is to write something.
    package var isComplete: Bool { !edits.contains { $0.newText.contains("fatalError(") } }
}

extension FixIt.Edit {
    /// Returns the new text with the line ends of a file.
    package func newText(in file: [UInt8]) -> String {
        let isWithReturn = file.first(where: \.isLineEnd) == UInt8(ascii: "\r")
        let lines = newText.split(separator: "\n", omittingEmptySubsequences: false)
        return isWithReturn ? lines.joined(separator: "\r\n") : newText
    }

    fileprivate var bytes: Range<Int> { location.range.start.offset..<location.range.end.offset }

    fileprivate func isSameChange(as other: FixIt.Edit) -> Bool {
        bytes == other.bytes && newText == other.newText
    }

    /// Whether the outcome of both would depend on their order.
    fileprivate func conflicts(with other: FixIt.Edit) -> Bool {
        bytes.overlaps(other.bytes) || bytes.lowerBound == other.bytes.lowerBound
    }
}
