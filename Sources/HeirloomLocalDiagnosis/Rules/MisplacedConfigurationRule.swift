import HeirloomModel
import HeirloomReading

/// `#HeirloomConfiguration` must be at file scope, because it configures the module.
enum MisplacedConfigurationRule {
    static func problems(of use: MacroUse, isAtFileScope: Bool) -> [LocalProblem] {
        isAtFileScope ? [] : [.argument(.misplacedConfiguration(use.range))]
    }
}
