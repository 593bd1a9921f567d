import HeirloomGraph

extension GraphDocument {
    /// Returns the part of the tree that is reachable from the named scopes, which become its roots.
    ///
    /// - Parameter depth: The maximum number of steps; `nil` for no limit.
    package func below(_ names: [String], depth: Int? = nil) -> GraphDocument {
        let index = ScopeIndex(self)
        let kept = index.distances(
            from: names.compactMap { index[$0] },
            along: { index.steps[$0].map(\.product) }
        )
        .enumerated()
        .filter { _, distance in distance.map { $0 <= depth ?? .max } ?? false }
        return GraphDocument(
            modules: modules,
            roots: Set(names).sorted(),
            scopes: kept.map { scopes[$0.offset] }
        )
    }

    /// The names of the roots; without roots, the names of all scopes that no other scope builds.
    package var tops: [String] {
        let index = ScopeIndex(self)
        return index.tops.map { scopes[$0].name }
    }

    /// Returns the part of the tree that is below the named scopes, or leads to them from the roots.
    package func focused(on names: [String]) -> GraphDocument {
        let index = ScopeIndex(self)
        let focus = names.compactMap { index[$0] }
        let below = index.distances(from: focus, along: { index.steps[$0].map(\.product) })
        let above = index.distances(from: focus, along: { index.stepsTo[$0].map(\.owner) })
        var kept: [Scope] = []
        for (number, scope) in scopes.enumerated() {
            if below[number] != nil {
                kept.append(scope)
            } else if above[number] != nil {
                var scope = scope
                scope.dependencies = scope.dependencies.filter { dependency in
                    dependency.builds.contains { index[$0.scope].map { above[$0] != nil } ?? false }
                }
                kept.append(scope)
            }
        }
        let tops = index.tops.filter { above[$0] != nil || below[$0] != nil }.map { scopes[$0].name }
        return GraphDocument(modules: modules, roots: tops.isEmpty ? names : tops, scopes: kept)
    }

    /// Merges several documents. Scopes that occur in more than one must agree.
    ///
    /// Only the module of a root knows the elements of collections and the unavailable dependencies, so of each scope
    /// the version with the most products is kept.
    ///
    /// - Throws: ``Contradiction`` if the documents contain different versions of a scope.
    package static func merged(_ documents: [GraphDocument]) throws(Contradiction) -> GraphDocument {
        var scopes: [String: Scope] = [:]
        for var scope in documents.flatMap(\.scopes) {
            guard let known = scopes[scope.name] else {
                scopes[scope.name] = scope
                continue
            }
            guard known.agrees(with: scope) else { throw Contradiction(scope: scope.name) }
            let builds = { (scope: Scope) in scope.dependencies.lazy.map(\.builds.count).reduce(0, +) }
            let hidesParts = known.hidesParts || scope.hidesParts
            if builds(scope) <= builds(known) { scope = known }
            // Its own module, and some others, may see all its parts.
            scope.hidesParts = hidesParts
            scopes[scope.name] = scope
        }
        return GraphDocument(
            modules: Set(documents.flatMap(\.modules)).sorted(),
            roots: Set(documents.flatMap(\.roots)).sorted(),
            scopes: scopes.values.sorted { $0.name < $1.name }
        )
    }

    /// The error that two documents contradict each other about a scope.
    package struct Contradiction: Error, Hashable, Sendable {
        package var scope: String
    }
}

extension GraphDocument.Scope {
    /// Whether both may be the same declaration. One document may not know all of its dependencies.
    fileprivate func agrees(with other: Self) -> Bool {
        let types = Dictionary(dependencies.map { ($0.label, $0.identity) }) { first, _ in first }
        return kind == other.kind && place.path == other.place.path
            && other.dependencies.map(\.value).allSatisfy { types[$0.label] ?? $0.identity == $0.identity }
    }
}

extension ScopeIndex {
    /// Returns the number of steps to each scope from the nearest start; `nil` for scopes that cannot be reached.
    func distances(from starts: [Int], along next: (Int) -> [Int]) -> [Int?] {
        var distances = [Int?](repeating: nil, count: document.scopes.count)
        for start in starts { distances[start] = 0 }
        var walk = BreadthFirstWalk(from: starts)
        while let number = walk.next() {
            for other in next(number) where walk.reach(other) {
                distances[other] = (distances[number] ?? 0) + 1
            }
        }
        return distances
    }
}
