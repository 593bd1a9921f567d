import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiable` on a type or an extension: adds members and reports problems.
struct InstantiableExpansion {
    let request: AttachedExpansionRequest

    var expansion: PluginReply.Expansion {
        let source = ExpansionSource(request.declSyntax)
        if let fault = source.fault { return PluginReply.Expansion(diagnostics: source.message(fault)) }
        switch source.declaration {
        case .type(let declaration):
            let enclosing = EnclosingDeclaration.chain(request.lexicalContext ?? [])
            let type = InstantiableAlternatives(declaration, enclosing: enclosing)
            let problems =
                LocalRules.problems(of: type, text: source.text)
                + StrayAttributeRule.problems(of: .type(declaration))
                + Self.strayAttributes(among: declaration.members)
            return Self.expansion(adding: type.addedMembers(in: source.text), problems, source)
        case .extending(let declaration):
            guard let type = InstantiableExtension(declaration) else { break }
            let problems =
                LocalRules.problems(of: type) + Self.strays(among: declaration.members)
                + StrayAttributeRule.problems(of: .extending(declaration))
                + Self.strayAttributes(among: declaration.members)
            return Self.expansion(adding: type.addedMembers, problems, source)
        case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional, nil:
            break
        }
        return PluginReply.Expansion()
    }

    /// The problems of properties in an extension, also under conditions. Their own macros leave them to the
    /// extension's.
    private static func strays(among members: [Declaration]) -> [LocalProblem] {
        members.inAllClauses.flatMap { member, _ -> [LocalProblem] in
            guard case .property(let property) = member else { return [] }
            return StrayDependencyRule.problems(of: property, in: nil)
        }
    }

    /// The problems of attributes for properties on other members: their own macros reply without checking.
    private static func strayAttributes(among members: [Declaration]) -> [LocalProblem] {
        members.inAllClauses.flatMap { StrayAttributeRule.problems(of: $0.declaration) }
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
