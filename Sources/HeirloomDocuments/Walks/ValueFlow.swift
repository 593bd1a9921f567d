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

    /// Returns the dependencies that provide the value that a dependency takes, nearest first: one for each way in which its
    /// scope is built, if they differ.
    package func providers(of place: Place) -> [Place] {
        let taker = dependency(place)
        guard !taker.origin.isBuiltOrForwarded else { return [] }
        let sought = taker.requirement
        if taker.origin == .renamed,
            let own = provider(of: sought, in: place.scope, besides: place.dependency)
        {
            return [own]
        }
        var found = BreadthFirstWalk<Place>(from: [])
        let start = index.scope(place.scope).requires.filter { $0.meets(sought) }
        var handedIn = BreadthFirstWalk(from: start.map { Source.handedIn($0, to: place.scope) })
        while case .handedIn(let requirement, let scope)? = handedIn.next() {
            for step in index.stepsTo[scope] {
                if let own = provider(of: requirement, in: step.owner, besides: step.dependency) {
                    found.reach(own)
                } else {
                    let next = index.scope(step.owner).requires.filter { $0.meets(requirement) }
                    for next in next { handedIn.reach(.handedIn(next, to: step.owner)) }
                }
            }
        }
        return found.reached
    }

    private func dependency(_ place: Place) -> GraphDocument.Dependency {
        index.scope(place.scope).dependencies[place.dependency]
    }

    /// Returns the dependencies that take a value, within the scope in which it is available.
    private func receivers(of source: Source) -> [Place] {
        let scope = source.scope
        return index.scope(scope).dependencies.enumerated().compactMap { number, dependency in
            let requirement = dependency.requirement
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
        let own = provider(of: requirement, in: scope, besides: dependency)
        switch source {
        case .provided(let place): return own == place
        case .handedIn(let handedIn, _): return own == nil && handedIn.meets(requirement)
        }
    }

    /// Returns the dependency with which a scope itself meets a requirement of one of its dependencies or of its product.
    private func provider(
        of requirement: GraphDocument.Requirement,
        in scope: Int,
        besides dependency: Int
    ) -> Place? {
        requirement.values.lazy.compactMap { value in
            providers[scope][value].flatMap { $0 == dependency ? nil : Place(scope: scope, dependency: $0) }
        }.first
    }
}

extension GraphDocument.Dependency {
    /// The value that is taken from the scope itself or from scopes above.
    fileprivate var requirement: GraphDocument.Requirement {
        let taken = takes ?? value
        return GraphDocument.Requirement(
            label: taken.label,
            identity: taken.identity,
            type: type,
            isOnlyIfAvailable: origin == .receivedIfAvailable || isTakenIfAvailable
        )
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
