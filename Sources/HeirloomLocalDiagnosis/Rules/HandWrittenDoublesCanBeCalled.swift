import HeirloomModel
import HeirloomReading

/// Who says that a double is written by hand has a function of its name that generated code can call: `static`, visible,
/// without effects, returning the type and taking each dependency, and nothing else without a default.
enum HandWrittenDoublesCanBeCalled {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.wantsFunction, NamesInTextAreReadable.isFunctionName(subject.functionName),
            !subject.functions.contains(where: \.qualifies)
        else { return [] }
        // Of several it is the one that lacks least.
        guard let closest = subject.functions.min(by: { $0.shortcomings.count < $1.shortcomings.count }),
            let shortcoming = closest.shortcomings.first
        else {
            let missing = DoubleProblem.MissingDouble(
                functionName: subject.functionName,
                skeleton: subject.skeleton,
                bodyRange: subject.bodyRange
            )
            return [.double(of: subject.name, .missingFunction(missing))]
        }
        return [.double(of: subject.name, .unusable(closest, shortcoming, isExact: true))]
    }
}
