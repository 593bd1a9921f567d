import HeirloomGraph
import HeirloomModel

/// A problem with the conditions of a module, as data. It applies to all build configurations.
enum ConditionProblem {
    /// A tree that depends on too many conditions, with the tests and the types that depend on them.
    case tooManyConditions([ConditionTest], first: ConditionUse, others: [ConditionUse])
    /// A condition of another module that generated code cannot repeat.
    case hiddenCondition(ConditionTest, askedIn: String, ConditionUse, generatedIn: String)
}

/// A type that depends on a condition.
struct ConditionUse {
    var name: String
    var tests: [ConditionTest]
    var location: SourceLocation
}
