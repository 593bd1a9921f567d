import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A piece of source that the compiler sent, read.
struct ExpansionSource {
    let declarations: [Declaration]
    let text: SourceText
    /// Where it stops being Swift that can be read; `nil` where it does not.
    let fault: SyntaxFault?
    private let location: SyntaxMessage.Location?

    init(_ message: SyntaxMessage) {
        let file = Parser.parse(message.source)
        // What the compiler passes is not there, and may be more than can be read.
        declarations = file.declarations(settledBy: KnownConditions())
        fault = file.faults.first
        text = SourceText(message.source)
        location = message.location
    }

    /// The one declaration, `nil` where it cannot be read as a whole.
    var declaration: Declaration? {
        fault == nil ? declarations.first : nil
    }

    /// Says why nothing is expanded.
    ///
    /// A warning, because the compiler has an error of its own where the text is no Swift.
    func message(_ fault: SyntaxFault) -> [DiagnosticMessage] {
        guard let location else { return [] }
        var diagnostic = Diagnostic(
            id: .syntax,
            message: "nothing is added to a declaration that cannot be read: \(fault.message)",
            location: SourceLocation(path: location.fileName, range: fault.range)
        )
        diagnostic.severity = .warning
        return [DiagnosticMessage(diagnostic, startingAt: location.offset)]
    }

    /// The problems as the compiler takes them: with offsets in the file from which the text came.
    func messages(_ problems: [LocalProblem]) -> [DiagnosticMessage] {
        guard let location else { return [] }
        return problems.map { problem in
            let diagnostic = problem.diagnostic(path: location.fileName, text: text)
            return DiagnosticMessage(diagnostic, startingAt: location.offset)
        }
    }
}

extension EnclosingDeclaration {
    /// The headers that the compiler sent, innermost first, as a chain with the outermost first.
    static func chain(_ context: [SyntaxMessage]) -> [EnclosingDeclaration] {
        context.reversed().map { message in
            ExpansionSource(message).declaration.map { EnclosingDeclaration($0) } ?? .body
        }
    }

    /// A declaration as what others may stand in.
    init(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): self = .type(type)
        case .extending(let extended): self = .extending(extended)
        case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional: self = .body
        }
    }
}
