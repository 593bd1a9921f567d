import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A piece of source from the compiler, parsed.
struct ExpansionSource {
    let declarations: [Declaration]
    let text: SourceText
    /// The first syntax fault; `nil` if the whole source can be parsed.
    let fault: SyntaxFault?
    private let location: SyntaxMessage.Location?

    init(_ message: SyntaxMessage) {
        let file = Parser.parse(message.source)
        // Conditions stay undecided: the compiler's build configuration is not available here, and may be more than
        // Heirloom can read.
        declarations = file.declarations(settledBy: KnownConditions())
        fault = file.faults.first
        text = SourceText(message.source)
        location = message.location
    }

    /// The single declaration; `nil` if it cannot be parsed as a whole.
    var declaration: Declaration? { fault == nil ? declarations.first : nil }

    /// Reports why nothing is expanded.
    ///
    /// This is only a warning, because the compiler reports its own error if the text is not Swift.
    func message(_ fault: SyntaxFault) -> [DiagnosticMessage] {
        guard let location else { return [] }
        var diagnostic = Diagnostic(
            id: .syntax,
            message: "macro is not expanded because of a syntax error: \(fault.message)",
            location: SourceLocation(path: location.fileName, range: fault.range)
        )
        diagnostic.severity = .warning
        return [DiagnosticMessage(diagnostic, startingAt: location.offset)]
    }

    /// The problems as diagnostics for the compiler, with offsets into the file that contains the text.
    func messages(_ problems: [LocalProblem]) -> [DiagnosticMessage] {
        guard let location else { return [] }
        return problems.map { problem in
            let diagnostic = problem.diagnostic(path: location.fileName, text: text)
            return DiagnosticMessage(diagnostic, startingAt: location.offset)
        }
    }
}

extension EnclosingDeclaration {
    /// The enclosing headers, which the compiler sends innermost first, as a chain with the outermost first.
    static func chain(_ context: [SyntaxMessage]) -> [EnclosingDeclaration] {
        context.reversed().map { message in
            ExpansionSource(message).declaration.map { EnclosingDeclaration($0) } ?? .body
        }
    }

    /// Converts a declaration that encloses others.
    init(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): self = .type(type)
        case .extending(let extended): self = .extending(extended)
        case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional: self = .body
        }
    }
}

extension SyntaxMessage.Location {
    /// The directive that maps the next line to a line of the text that starts here, counted from one; `nil` if the
    /// text is not in a file.
    func directive(forLine lineOfText: Int) -> String? {
        guard let line, !isInExpansion else { return nil }
        return "#sourceLocation(file: \(fileName.swiftLiteral), line: \(line + lineOfText - 1))"
    }
}

extension String {
    /// The text as a Swift string literal.
    var swiftLiteral: String {
        let escaped = map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}

extension DiagnosticMessage {
    /// Converts a diagnostic for a text that starts at `offset` in its file.
    init(_ diagnostic: Diagnostic, startingAt offset: Int) {
        severity = diagnostic.severity == .error ? .error : .warning
        message = "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        position = Position(diagnostic.location, startingAt: offset)
        highlights = [Range(diagnostic.location, startingAt: offset)]
        notes = diagnostic.notes.map { note in
            Note(position: Position(note.location, startingAt: offset), message: note.message)
        }
        fixIts = diagnostic.fixIts.map { fixIt in
            FixIt(
                message: fixIt.message,
                changes: fixIt.edits.map { edit in
                    FixIt.Change(range: Range(edit.location, startingAt: offset), newText: edit.newText)
                }
            )
        }
    }
}

extension DiagnosticMessage.Position {
    fileprivate init(_ location: SourceLocation, startingAt offset: Int) {
        self.init(fileName: location.path, offset: offset + location.range.start.offset)
    }
}

extension DiagnosticMessage.Range {
    fileprivate init(_ location: SourceLocation, startingAt offset: Int) {
        self.init(
            fileName: location.path,
            startOffset: offset + location.range.start.offset,
            endOffset: offset + location.range.end.offset
        )
    }
}
