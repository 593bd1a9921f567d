import HeirloomGraph
import HeirloomModel

/// What is wrong with the conditions of a module, as facts that hold in all worlds.
enum ConditionProblem {
    /// A tree that depends on more conditions than are told apart, by the tests and the types that depend on them.
    case tooManyConditions([ConditionTest], first: ConditionUse, others: [ConditionUse])
    /// A condition of another module's that generated code cannot repeat.
    case hiddenCondition(ConditionTest, askedIn: String, ConditionUse, generatedIn: String)
}

/// A type that depends on a condition.
struct ConditionUse {
    var name: String
    var tests: [ConditionTest]
    var location: SourceLocation
}
