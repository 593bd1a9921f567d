import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Creates edits for the file that contains a problem.
struct SourceEdits {
    let path: String
    let text: SourceText

    func location(_ range: SourceRange) -> SourceLocation {
        SourceLocation(path: path, range: range)
    }

    func replace(_ range: SourceRange, with newText: String) -> FixIt.Edit {
        FixIt.Edit(location: location(range), newText: newText)
    }

    func insert(_ newText: String, at position: SourcePosition) -> FixIt.Edit {
        replace(SourceRange(at: position), with: newText)
    }

    /// Removes a range, including the white space that would be left over.
    func remove(_ range: SourceRange) -> FixIt.Edit {
        replace(text.withTrailingSpace(range), with: "")
    }

    /// Removes an argument and its comma, or the whole argument list if it is the only one.
    func remove(_ argument: AttributeArgument, from attribute: AttributeUse) -> FixIt.Edit {
        let arguments = attribute.arguments ?? []
        guard let index = arguments.firstIndex(of: argument) else {
            return replace(attribute.argumentsRange ?? argument.range, with: "")
        }
        let range = SourceRange.removal(
            ofArgument: index,
            among: arguments.map(\.range),
            list: attribute.argumentsRange
        )
        return replace(range, with: "")
    }

    /// Appends members, as unindented lines, to a body.
    func append(_ lines: [String], toBody body: SourceRange) -> FixIt.Edit {
        let before = text.indentation(at: body.end)
        let isOnOneLine = body.start.line == body.end.line
        // The closing brace may follow the last member on the same line.
        let beginsItsLine = before.utf8.count == body.end.column - 2
        let outer = beginsItsLine ? before : text.indentation(at: body.start)
        let start = SourcePosition(
            offset: body.end.offset - 1,
            line: body.end.line,
            column: body.end.column - 1
        )
        let indented = lines.map { $0.isEmpty ? "" : outer + text.indentationStep + $0 }.joined(
            separator: "\n"
        )
        // A closing brace on its own line is already indented.
        let lead = isOnOneLine || outer.isEmpty || !beginsItsLine ? "\n" : ""
        let inserted = lead.isEmpty ? String(indented.dropFirst(outer.count)) : indented
        return insert(lead + inserted + "\n" + outer, at: start)
    }
}
