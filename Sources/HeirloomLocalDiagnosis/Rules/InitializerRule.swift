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
        let name = type.declaration.name
        return faults(in: type, text: text).map { fault in
            switch fault {
            case .incomplete(let incomplete): .incomplete(incomplete, of: type, among: alternatives)
            case .inaccessible(let modifier): .inaccessible(modifier, of: type)
            case .demanding(let range, let parameters): .demanding(parameters, at: range, of: name)
            case .unsupported(let place, let obstacles): .unsupported(place, of: name, obstacles)
            case .missing(let missing): .missing(missing, of: type, among: alternatives)
            }
        }
    }

    /// Returns the reasons why the initializers of a type cannot build it.
    static func faults(in type: InstantiableType, text: SourceText) -> [InitializerFault] {
        switch type.initializerDecision(in: text) {
        case .faulty(.demanding(_, let parameters)) where parameters.allSatisfy(type.isInjected): []
        case .faulty(let fault): [fault]
        case .memberwise:
            type.initializers.compactMap { forgetful($0, type, text) }.map { .incomplete($0) }
        case .written, .inherited: []
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

extension InstantiableType {
    /// Whether a parameter has the name of a dependency, which has a fault of its own if no parameter takes it.
    fileprivate func isInjected(_ parameter: ParameterDeclaration) -> Bool {
        injected.contains { [parameter.label, parameter.name].contains($0.label) }
    }
}

extension LocalProblem {
    /// `private init(x: X)`
    fileprivate static func inaccessible(_ modifier: Modifier, of type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unusableInitializer,
            at: modifier.range,
            message: modifier.message(hiding: "initializer", of: type.declaration.name)
        ) { edits in
            guard let written = type.writtenAccess, written > .internal else {
                return [edits.removing(modifier)]
            }
            // The level to write on a member that is to be as accessible as the type.
            let access = min(written, .public).rawValue
            return [FixIt("make it '\(access)'", edits.replace(modifier.range, with: access))]
        }
    }

    /// `init(x: X, name: String)` where `name` is no dependency
    fileprivate static func demanding(
        _ parameters: [ParameterDeclaration],
        at range: SourceRange,
        of type: String
    ) -> LocalProblem {
        let advice =
            parameters.count == 1
            ? "which is not a dependency; give it a default value or make it a dependency"
            : "which are not dependencies; give them default values or make them dependencies"
        return LocalProblem(
            .unusableInitializer,
            at: range,
            message: "the initializer of '\(type)' requires \(parameters.map(\.name).listed()), \(advice)"
        )
    }
}
