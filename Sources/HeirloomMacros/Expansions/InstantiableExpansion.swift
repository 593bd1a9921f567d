import HeirloomModel
import HeirloomParsing

/// `@Instantiable`, on a type or an extension: the members that it adds, and what is wrong.
struct InstantiableExpansion {
    private let request: AttachedExpansionRequest

    init(_ request: AttachedExpansionRequest) {
        self.request = request
    }

    var expansion: PluginReply.Expansion {
        let source = ExpansionSource(request.declSyntax)
        if let fault = source.fault { return PluginReply.Expansion(diagnostics: source.message(fault)) }
        switch source.declaration {
        case .type(let declaration):
            let enclosing = EnclosingDeclaration.chain(request.lexicalContext ?? [])
            let type = InstantiableAlternatives(declaration, enclosing: enclosing)
            let problems = LocalRules.problems(of: type, text: source.text)
            return Self.expansion(adding: type.addedMembers(in: source.text), problems, source)
        case .extending(let declaration):
            guard let type = InstantiableExtension(declaration) else { break }
            let strays = declaration.members.flatMap { member -> [LocalProblem] in
                guard case .property(let property) = member else { return [] }
                return LocalRules.problems(ofStray: property, in: nil)
            }
            let problems = LocalRules.problems(of: type) + strays
            return Self.expansion(adding: type.addedMembers, problems, source)
        case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional, nil:
            break
        }
        return PluginReply.Expansion()
    }

    private static func expansion(
        adding members: [[String]],
        _ problems: [LocalProblem],
        _ source: ExpansionSource
    ) -> PluginReply.Expansion {
        let text = members.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        return PluginReply.Expansion(
            expandedSource: members.isEmpty ? nil : text,
            diagnostics: source.messages(problems)
        )
    }
}
