import HeirloomModel
import HeirloomParsing

/// A piece of source that the compiler sent, read.
struct ExpansionSource {
    let declarations: [Declaration]
    let text: SourceText
    private let location: SyntaxMessage.Location?

    /// `nil` where the text is no Swift, which the compiler itself reports.
    init?(_ message: SyntaxMessage) {
        let file = Parser.parse(message.source)
        guard file.faults.isEmpty else { return nil }
        declarations = file.declarations
        text = SourceText(message.source)
        location = message.location
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
            switch ExpansionSource(message)?.declarations.first {
            case .type(let type): .type(type)
            case .extending(let extended): .extending(extended)
            case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional, nil: .body
            }
        }
    }
}
