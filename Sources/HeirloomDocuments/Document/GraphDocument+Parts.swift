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
        return GraphDocument(modules: modules, roots: names, scopes: kept.map { scopes[$0.offset] })
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
    package static func merged(_ documents: [GraphDocument]) -> GraphDocument {
        var seen: Set<String> = []
        let scopes = documents.flatMap(\.scopes).filter { seen.insert($0.name).inserted }
        return GraphDocument(
            modules: Set(documents.flatMap(\.modules)).sorted(),
            roots: Set(documents.flatMap(\.roots)).sorted(),
            scopes: scopes.sorted { $0.name < $1.name }
        )
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
