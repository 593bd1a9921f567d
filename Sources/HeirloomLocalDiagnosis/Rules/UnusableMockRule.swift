import HeirloomModel
import HeirloomReading

/// A declaration with a hand-written double has a function of that name that generated code can call: it is `static`,
/// visible and free of effects, returns the type, takes each dependency, and has defaults for all other parameters.
enum UnusableMockRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.wantsFunction, UnreadableNameRule.isFunctionName(subject.functionName),
            !subject.functions.contains(where: \.qualifies)
        else { return [] }
        // Of several functions, the one with the fewest shortcomings is reported.
        guard let closest = subject.functions.min(by: { $0.shortcomings.count < $1.shortcomings.count }),
            let shortcoming = closest.shortcomings.first
        else {
            let missing = DoubleProblem.MissingDouble(
                functionName: subject.functionName,
                skeleton: subject.skeleton,
                bodyRange: subject.bodyRange,
                isExact: subject.hasOneSkeleton
            )
            return [.double(of: subject.name, .missingFunction(missing))]
        }
        return [
            .double(of: subject.name, .unusable(closest, shortcoming, isExact: isExact(shortcoming, subject)))
        ]
    }

    private static func isExact(_ shortcoming: DoubleFunction.Shortcoming, _ subject: DoubleSubject) -> Bool {
        guard case .missing(let dependencies) = shortcoming else { return true }
        return dependencies.allSatisfy { subject.isInEveryAlternative($0.label) }
    }
}
