import HeirloomModel
import HeirloomReading

extension LocalProblem {
    /// A problem with the double of the named type.
    static func double(of name: NamedPlace, _ problem: DoubleProblem) -> LocalProblem {
        LocalProblem(
            problem.id,
            at: problem.range ?? name.range,
            message: problem.message(name: name.name),
            notes: problem.notes
        ) {
            problem.fixIts(name: name.name, $0)
        }
    }

    /// A problem with the function that the attribute at this range intercepts.
    package static func interception(_ attribute: SourceRange, _ problem: InterceptionProblem) -> LocalProblem
    {
        LocalProblem(problem.id, at: attribute, message: problem.message)
    }
}
