import HeirloomModel
import HeirloomSyntax

/// `#HeirloomConfiguration` must be at file scope, because it configures the module.
enum MisplacedConfigurationRule {
    static func problem(of use: MacroUse, isAtFileScope: Bool) -> LocalProblem? {
        if isAtFileScope { return nil }
        return LocalProblem(
            .invalidConfiguration,
            at: use.range,
            message: "'#HeirloomConfiguration' is only valid at file scope"
        )
    }
}
