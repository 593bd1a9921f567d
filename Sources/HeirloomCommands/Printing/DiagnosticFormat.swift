import HeirloomBuild
import HeirloomModel

/// The output formats of diagnostics.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// The compiler's format, which editors understand.
    case text
    /// A versioned document for other tools.
    case json

    package static let option = OptionDescription(
        "--diagnostics",
        choices: allCases.map(\.rawValue),
        help: "How errors and warnings are printed on standard error. The default is 'text'."
    )

    /// Returns the function that prints diagnostics as the arguments request.
    static func printing(_ arguments: ParsedArguments, _ style: DiagnosticStyle) -> Generation.Printing {
        let format = arguments.value(of: option).flatMap(DiagnosticFormat.init) ?? .text
        return { diagnostics throws(CommandFailure) in try format.text(of: diagnostics, style) }
    }

    package func text(of diagnostics: [Diagnostic], _ style: DiagnosticStyle = .plain) throws(CommandFailure)
        -> String
    {
        switch self {
        case .text:
            DiagnosticPrinter(style: style).print(diagnostics)
        case .json:
            try JSONText.text(
                of: DiagnosticDocument(of: diagnostics.map { $0.withUsableFixIts(in: .onDisk) })
            )
        }
    }
}
