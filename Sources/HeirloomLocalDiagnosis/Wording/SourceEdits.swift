import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Creates edits for the file that contains a problem.
package struct SourceEdits {
    package let path: String
    package let text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }

    package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    package func replace(_ range: SourceRange, with newText: String) -> FixIt.Edit {
        FixIt.Edit(location: location(range), newText: newText)
    }

    package func insert(_ newText: String, at position: SourcePosition) -> FixIt.Edit {
        replace(SourceRange(at: position), with: newText)
    }

    /// Inserts a part of a declaration, apart from a `where` that follows immediately.
    package func insert(clause: String, at position: SourcePosition) -> FixIt.Edit {
        let next = text.bytes.dropFirst(position.offset).first
        return insert(next.map(\.isPartOfName) == true ? clause + " " : clause, at: position)
    }

    /// Removes a range, including the white space that would be left over.
    package func remove(_ range: SourceRange) -> FixIt.Edit {
        replace(text.withTrailingSpace(range), with: "")
    }

    /// Removes an argument and its comma, or the whole argument list if it is the only one.
    package func remove(_ argument: AttributeArgument, from attribute: AttributeUse) -> FixIt.Edit {
        let arguments = attribute.arguments ?? []
        guard let index = arguments.firstIndex(of: argument), arguments.count > 1 else {
            return replace(attribute.argumentsRange ?? argument.range, with: "")
        }
        guard index == arguments.count - 1 else {
            let next = arguments[index + 1].range.start
            return replace(SourceRange(start: argument.range.start, end: next), with: "")
        }
        let end = arguments[index - 1].range.end
        let between = text.text(SourceRange(start: end, end: argument.range.start))
        // A comment about the argument before stays.
        let kept = between.hasPrefix(",") && between.contains("/") ? between.dropFirst() : ""
        return replace(SourceRange(start: end, end: argument.range.end), with: String(kept))
    }

    /// Inserts lines at the start of a body, unless a member is on the line of its opening brace.
    package func prepend(
        _ lines: [String],
        indentedBy indentation: String,
        toBody body: SourceRange
    ) -> FixIt.Edit? {
        let start = body.start.moved(by: 1)
        guard body.start.line != body.end.line, text.firstCode(from: start).line != body.start.line else {
            return nil
        }
        return insert(lines.map { "\n\(indentation)\($0)" }.joined(), at: text.endOfComment(after: start))
    }

    /// Appends members, as unindented lines, to a body.
    ///
    /// - Parameter isSeparated: Whether a blank line precedes them in a type that is not indented.
    package func append(
        _ lines: [String],
        toBody body: SourceRange,
        isSeparated: Bool = true
    ) -> FixIt.Edit {
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
        let lead = isOnOneLine || outer.isEmpty && isSeparated || !beginsItsLine ? "\n" : ""
        let inserted = lead.isEmpty ? String(indented.dropFirst(outer.count)) : indented
        // The space before a closing brace would end the line.
        let space =
            isOnOneLine ? text.bytes[..<start.offset].reversed().prefix(while: \.isBlank).count : 0
        let range = SourceRange(start: start.moved(by: -space), end: start)
        return replace(range, with: lead + inserted + "\n" + outer)
    }
}

/// The fix-its of several rules.
extension SourceEdits {
    func removing(_ modifier: Modifier) -> FixIt {
        let fixIt = FixIt("remove '\(modifier.keyword)'", remove(modifier.range))
        // The access level may be intentional.
        return modifier.access == nil ? fixIt : fixIt.guessed
    }

    // Attributes and arguments are written on purpose, so the mistake may be in the code next to them.

    func removing(_ attribute: AttributeUse) -> FixIt {
        FixIt("remove '@\(attribute.baseName)'", remove(attribute.range)).guessed
    }

    func removing(_ argument: AttributeArgument, from attribute: AttributeUse) -> FixIt {
        FixIt("remove '\(argument.label ?? "_")'", remove(argument, from: attribute)).guessed
    }

    /// Returns a fix-it that removes an argument that is `true`, if the attribute has it.
    func removing(flag label: String, from attribute: AttributeUse) -> [FixIt] {
        attribute.argument(label).map { argument in
            [FixIt("remove '\(label): true'", remove(argument, from: attribute)).guessed]
        } ?? []
    }

    /// Returns a fix-it that writes a function, which fails, at the end of a body.
    func writing(_ name: String, _ head: String, in body: SourceRange) -> FixIt {
        let statement = "fatalError(\"'\(name)' is not written yet\")"
        let lines = ["\(head) {", text.indentationStep + statement, "}"]
        return FixIt("write '\(name)'", append(lines, toBody: body))
    }

    func makingStatic(_ function: FunctionDeclaration) -> FixIt {
        FixIt("make it 'static'", insert("static ", at: function.keywordRange.start))
    }

    /// Returns a fix-it that declares the result of a function, if the function appears to return it already.
    func returning(_ type: String, from function: FunctionDeclaration) -> [FixIt] {
        guard text.mayReturn(type, from: function) else { return [] }
        let edit =
            function.returnType.map { replace($0.range, with: type) }
            ?? insert(" -> \(type)", at: function.signature.parameterRange.end)
        return [FixIt("return '\(type)'", edit)]
    }

    /// Appends parameters, on separate lines if the last one is on its own line.
    func add(_ parameters: [String], to signature: FunctionSignature) -> FixIt.Edit {
        let parentheses = signature.parameterRange
        guard let last = signature.parameters.last else {
            return insert(parameters.joined(separator: ", "), at: parentheses.start.moved(by: 1))
        }
        guard last.range.start.line != parentheses.start.line else {
            return insert(parameters.map { ", " + $0 }.joined(), at: last.range.end)
        }
        let lineBreak = "\n" + text.indentation(at: last.range.start)
        let rest = SourceRange(start: last.range.end, end: text.endOfComment(after: last.range.end))
        let added = parameters.joined(separator: "," + lineBreak)
        return replace(rest, with: "," + text.text(rest) + lineBreak + added)
    }
}

extension SourceText {
    /// Whether a function appears to build the type, although it does not declare that it returns it.
    fileprivate func mayReturn(_ extendedType: String, from function: FunctionDeclaration) -> Bool {
        guard let body = function.bodyRange else { return false }
        let name = extendedType.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        return [name ?? extendedType, "Self", "init", "fatalError"].contains { mentions($0, in: body) }
    }
}

extension FixIt {
    init(_ message: String, _ edits: Edit...) {
        self.init(message: message, edits: edits)
    }
}
