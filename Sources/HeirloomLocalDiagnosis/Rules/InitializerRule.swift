import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The initializer that builds a type takes exactly its dependencies.
enum InitializerRule {
    static func problems(
        in type: InstantiableType,
        among alternatives: InstantiableAlternatives,
        text: SourceText
    ) -> [LocalProblem] {
        faults(in: type, text: text).map { fault in
            .construction(of: type.name, problem(with: type, fault, among: alternatives, text))
        }
    }

    /// Returns the reasons why the initializers of a type cannot build it.
    static func faults(in type: InstantiableType, text: SourceText) -> [InitializerFault] {
        switch type.initializerDecision(in: text) {
        case .faulty(let fault): [fault]
        case .memberwise:
            type.initializers.compactMap { forgetful($0, type, text) }.map { .incomplete($0) }
        case .written, .inherited: []
        }
    }

    private static func problem(
        with type: InstantiableType,
        _ fault: InitializerFault,
        among alternatives: InstantiableAlternatives,
        _ text: SourceText
    ) -> ConstructionProblem {
        switch fault {
        case .incomplete(var incomplete):
            incomplete.isExact = (incomplete.missing + incomplete.mislabeled.map(\.property))
                .allSatisfy(alternatives.isInEvery)
            return .incompleteInitializer(incomplete)
        case .inaccessible(let modifier): return .inaccessible(type.inaccessible(modifier, in: text))
        case .demanding(let range, let parameters): return .demandingInitializer(range, parameters)
        case .unsupported(let place, let obstacles): return .unsupported(place, obstacles)
        case .missing(var missing):
            missing.isExact = missing.skeleton.properties.allSatisfy(alternatives.isInEvery)
            return .missingInitializer(missing)
        }
    }

    /// Words in an initializer that leaves properties to other code or never returns.
    private static let excuses = ["fatalError", "preconditionFailure", "throw"]

    /// Returns an initializer that takes some dependencies but neither takes nor mentions the others.
    ///
    /// It does not compile, because it leaves them uninitialized. It was complete before they were added.
    private static func forgetful(
        _ initializer: InitializerDeclaration,
        _ type: InstantiableType,
        _ text: SourceText
    ) -> IncompleteInitializer? {
        let match = InitializerMatch(initializer, dependencies: type.initializable)
        guard let body = initializer.bodyRange, initializer.obstacles.isEmpty, match.isReachable,
            match.demanded.isEmpty, match.mismatched.isEmpty, !match.arguments.isEmpty,
            match.missing.allSatisfy(\.declaration.wrappers.isEmpty)
        else { return nil }
        let silent = match.missing.allSatisfy { !text.mentions($0.label, in: body) }
        let delegates = text.mentions("self.init", in: body) || text.mentions("self =", in: body)
        let leaves = excuses.contains { text.mentions($0, in: body) }
        return silent && !delegates && !leaves ? IncompleteInitializer(match) : nil
    }
}
