import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The initializer that builds a type takes exactly its dependencies.
enum InitializerRule {
    static func problems(in type: InstantiableType, text: SourceText) -> [LocalProblem] {
        switch type.initializerDecision(in: text) {
        case .faulty(let fault):
            [.construction(of: type.name, problem(with: type, fault, text))]
        case .memberwise:
            type.initializers.compactMap { forgetful($0, type, text) }.map {
                .construction(of: type.name, $0)
            }
        case .written, .inherited:
            []
        }
    }

    private static func problem(
        with type: InstantiableType,
        _ fault: InitializerFault,
        _ text: SourceText
    ) -> ConstructionProblem {
        switch fault {
        case .incomplete(let incomplete): .incompleteInitializer(incomplete)
        case .inaccessible(let modifier): .inaccessible(type.inaccessible(modifier, in: text))
        case .demanding(let range, let parameters): .demandingInitializer(range, parameters)
        case .unsupported(let place, let obstacles): .unsupported(place, obstacles)
        case .missing(let missing): .missingInitializer(missing)
        }
    }

    /// Words in an initializer that leaves properties to other code or never returns.
    private static let excuses = ["fatalError", "preconditionFailure", "throw"]

    /// Returns the problem of an initializer that takes some dependencies but neither takes nor mentions the others.
    ///
    /// It does not compile, because it leaves them uninitialized. It was complete before they were added.
    private static func forgetful(
        _ initializer: InitializerDeclaration,
        _ type: InstantiableType,
        _ text: SourceText
    ) -> ConstructionProblem? {
        let match = InitializerMatch(initializer, dependencies: type.initializable)
        guard let body = initializer.bodyRange, initializer.obstacles.isEmpty, match.isReachable,
            match.demanded.isEmpty, match.mismatched.isEmpty, !match.arguments.isEmpty,
            match.missing.allSatisfy(\.declaration.wrappers.isEmpty)
        else { return nil }
        let silent = match.missing.allSatisfy { !text.mentions($0.label, in: body) }
        let delegates = text.mentions("self.init", in: body) || text.mentions("self =", in: body)
        let leaves = excuses.contains { text.mentions($0, in: body) }
        return silent && !delegates && !leaves ? .incompleteInitializer(IncompleteInitializer(match)) : nil
    }
}
