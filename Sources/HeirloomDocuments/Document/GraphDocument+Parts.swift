extension GraphDocument {
    /// What can be reached from the named scopes, which become the roots.
    ///
    /// - Parameter depth: How many steps to go at most; `nil` for as many as there are.
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

    /// The names of the roots; where there is none, of whatever no other scope builds.
    package var tops: [String] {
        let index = ScopeIndex(self)
        return index.tops.map { scopes[$0].name }
    }

    /// The named scopes with all that is below them, and what leads from the roots to them.
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

    /// Several documents as one: what stands in more than one is the same in all.
    ///
    /// What collections hold, and what is not available, only the module of a root knows, so that the document with the
    /// most of that counts.
    ///
    /// - Throws: ``Contradiction`` where a scope is another one in each.
    package static func merged(_ documents: [GraphDocument]) throws(Contradiction) -> GraphDocument {
        var scopes: [String: Scope] = [:]
        for scope in documents.flatMap(\.scopes) {
            guard let known = scopes[scope.name] else {
                scopes[scope.name] = scope
                continue
            }
            guard known.agrees(with: scope) else { throw Contradiction(scope: scope.name) }
            let builds = { (scope: Scope) in scope.dependencies.lazy.map(\.builds.count).reduce(0, +) }
            if builds(scope) > builds(known) { scopes[scope.name] = scope }
        }
        return GraphDocument(
            modules: Set(documents.flatMap(\.modules)).sorted(),
            roots: Set(documents.flatMap(\.roots)).sorted(),
            scopes: scopes.values.sorted { $0.name < $1.name }
        )
    }

    /// That two documents say different things of one scope.
    package struct Contradiction: Error, Hashable, Sendable {
        package var scope: String
    }
}

extension GraphDocument.Scope {
    /// Whether it may be the same declaration, some of whose dependencies one document may not know.
    fileprivate func agrees(with other: Self) -> Bool {
        let types = Dictionary(dependencies.map { ($0.value.label, $0.value.identity) }) { first, _ in first }
        return kind == other.kind && place.path == other.place.path
            && other.dependencies.map(\.value).allSatisfy { types[$0.label] ?? $0.identity == $0.identity }
    }
}

extension ScopeIndex {
    /// How many steps lead to each scope from the nearest start; `nil` where none do.
    func distances(from starts: [Int], along next: (Int) -> [Int]) -> [Int?] {
        var distances: [Int?] = Array(repeating: nil, count: document.scopes.count)
        var reached: [Int] = []
        func reach(_ number: Int, _ distance: Int) {
            guard distances[number] == nil else { return }
            distances[number] = distance
            reached.append(number)
        }
        for start in starts { reach(start, 0) }
        var visited = 0
        while visited < reached.count {
            let number = reached[visited]
            visited += 1
            for other in next(number) { reach(other, (distances[number] ?? 0) + 1) }
        }
        return distances
    }
}
