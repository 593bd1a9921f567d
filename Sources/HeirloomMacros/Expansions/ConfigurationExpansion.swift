import HeirloomModel
import HeirloomParsing

/// `#HeirloomConfiguration`: nothing is added, and the arguments are checked.
struct ConfigurationExpansion {
    private let request: FreestandingExpansionRequest

    init(_ request: FreestandingExpansionRequest) {
        self.request = request
    }

    var expansion: PluginReply.Expansion {
        guard let source = ExpansionSource(request.syntax),
            case .macroUse(let use)? = source.declarations.first
        else { return PluginReply.Expansion() }
        let isAtFileScope = (request.lexicalContext ?? []).isEmpty
        let problems = LocalRules.problems(ofConfiguration: use, isAtFileScope: isAtFileScope)
        return PluginReply.Expansion(diagnostics: source.messages(problems))
    }
}
