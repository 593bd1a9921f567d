import HeirloomLocalDiagnosis
import HeirloomModel

/// `#HeirloomConfiguration`: adds nothing, but checks the arguments.
struct ConfigurationExpansion {
    let request: FreestandingExpansionRequest

    var expansion: PluginReply.Expansion {
        let source = ExpansionSource(request.syntax)
        guard case .macroUse(let use)? = source.declaration else { return PluginReply.Expansion() }
        let isAtFileScope = (request.lexicalContext ?? []).isEmpty
        let problems = LocalRules.problems(ofConfiguration: use, isAtFileScope: isAtFileScope)
        return PluginReply.Expansion(diagnostics: source.messages(problems))
    }
}
