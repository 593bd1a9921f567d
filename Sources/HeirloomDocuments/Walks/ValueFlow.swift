import HeirloomGraph

/// The flow of values from the scopes that provide them to their receivers, by the rule that the nearest provider wins.
package struct ValueFlow {
    /// A dependency of a scope.
    package struct Place: Hashable {
        /// The number of the scope.
        package var scope: Int
        /// The index of the dependency.
        package var dependency: Int

        package init(scope: Int, dependency: Int) {
            self.scope = scope
            self.dependency = dependency
        }
    }

    /// A value as it is available in a scope.
    private enum Source: Hashable {
        case provided(Place)
        /// A value that is passed in to build a scope.
        case handedIn(GraphDocument.Requirement, to: Int)

        /// The scope in which the value is available.
        var scope: Int {
            switch self {
            case .provided(let place): place.scope
            case .handedIn(_, let scope): scope
            }
        }
    }

    private let index: ScopeIndex
    /// For each scope, the last dependency that provides each value.
    private let providers: [[GraphDocument.Value: Int]]

    package init(_ index: ScopeIndex) {
        self.index = index
        providers = index.document.scopes.map { scope in
            var providers: [GraphDocument.Value: Int] = [:]
            for (number, dependency) in scope.dependencies.enumerated() where dependency.origin.isProvided {
                providers[dependency.value] = number
            }
            return providers
        }
    }

    /// Returns the dependencies that take the value of a dependency, under its own name or another, nearest first.
    package func users(of place: Place) -> [Place] {
        var users = BreadthFirstWalk<Place>(from: [])
        var sources = BreadthFirstWalk(from: [Source.provided(place)])
        while let source = sources.next() {
            for user in receivers(of: source) {
                users.reach(user)
                if dependency(user).origin == .renamed { sources.reach(.provided(user)) }
            }
            let scope = source.scope
            for step in index.steps[scope] {
                for requirement in index.scope(step.product).requires
                where isMet(requirement, by: source, in: scope, to: step.dependency) {
                    sources.reach(.handedIn(requirement, to: step.product))
                }
            }
        }
        return users.reached
    }

    private func dependency(_ place: Place) -> GraphDocument.Dependency {
        index.scope(place.scope).dependencies[place.dependency]
    }

    /// Returns the dependencies that take a value, within the scope in which it is available.
    private func receivers(of source: Source) -> [Place] {
        let scope = source.scope
        return index.scope(scope).dependencies.enumerated().compactMap { number, dependency in
            let taken = dependency.takes ?? dependency.value
            let requirement = GraphDocument.Requirement(
                label: taken.label,
                identity: taken.identity,
                type: dependency.type,
                isOnlyIfAvailable: dependency.origin == .receivedIfAvailable || dependency.isTakenIfAvailable
            )
            switch dependency.origin {
            case .received, .receivedIfAvailable:
                guard case .handedIn(let handedIn, _) = source, handedIn.meets(requirement) else {
                    return nil
                }
            case .renamed:
                guard isMet(requirement, by: source, in: scope, to: number) else { return nil }
            case .instantiated, .instantiatedConcurrently, .instantiatedOnDemand, .instantiatedLazily,
                .instantiatedWeakly, .forwarded:
                return nil
            }
            return Place(scope: scope, dependency: number)
        }
    }

    /// Returns whether a scope uses a value to meet a requirement of the product of one of its dependencies.
    private func isMet(
        _ requirement: GraphDocument.Requirement,
        by source: Source,
        in scope: Int,
        to dependency: Int
    ) -> Bool {
        let own = requirement.values.lazy.compactMap { value in
            providers[scope][value].flatMap { $0 == dependency ? nil : $0 }
        }.first
        switch source {
        case .provided(let place): return own == place.dependency
        case .handedIn(let handedIn, _): return own == nil && handedIn.meets(requirement)
        }
    }
}

extension GraphDocument.Requirement {
    /// The values that meet the requirement, best first.
    fileprivate var values: [GraphDocument.Value] {
        guard isOnlyIfAvailable else { return [value] }
        return [value, value.optional]
    }

    /// Whether a value that is passed in for this requirement also meets another one.
    fileprivate func meets(_ other: GraphDocument.Requirement) -> Bool { other.values.contains(value) }
}

extension GraphDocument.Value {
    /// The value with the same label and the optional of the type.
    fileprivate var optional: GraphDocument.Value {
        GraphDocument.Value(label: label, identity: "Optional<\(identity)>")
    }
}
