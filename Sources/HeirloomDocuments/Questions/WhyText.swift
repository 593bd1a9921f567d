/// Explains why a type is built: `heirloom why UserService`.
package struct WhyText {
    private let index: ScopeIndex
    private let line: DependencyLine

    /// Returns the dependencies for which the matching types are built, each with the shortest path from a root.
    package static func text(
        of document: GraphDocument,
        for name: String,
        emphasized: (String, TreeText.Part) -> String = { text, _ in text }
    ) throws(NoSuchType) -> String {
        let matches = try document.typesAndNames(matching: name)
        return withoutActuallyEscaping(emphasized) { emphasized in
            let why = WhyText(index: ScopeIndex(document), emphasized: emphasized)
            return (matches.scopes + matches.identities).map { why.text(for: $0) }.joined(separator: "\n")
        }
    }

    init(index: ScopeIndex, emphasized: @escaping (String, TreeText.Part) -> String = { text, _ in text }) {
        self.index = index
        line = DependencyLine(emphasized: emphasized)
    }

    /// Returns the explanation of a type, by its full name.
    func text(for name: String) -> String {
        let number = index[name]
        let scope = number.map { index.scope($0) }
        let paths = ShortestPaths(in: index, avoiding: number)
        let reasons = index.providers(of: name, mustBuild: scope != nil).map {
            ($0, paths.path(to: $0.scope))
        }
        let reached = reasons.compactMap { place, path in path.map { (place: place, path: $0) } }
            .sorted { $0.path.steps.count < $1.path.steps.count }
        var text = line.emphasized(scope?.type ?? name, .top) + line.ending([], scope?.place) + "\n"
        if index.document.roots.contains(name) { text += "It is a root.\n" }
        if reached.isEmpty, !index.document.roots.contains(name) {
            text += "No root of this tree builds it.\n"
        }
        for reason in reached { text += "\n" + self.text(of: reason, building: name) }
        let others = reasons.filter { $0.1 == nil && $0.0.scope != number }
        if !others.isEmpty {
            text += "\nBelow no root, or only below itself:\n"
            for (place, _) in others {
                text += dependencyText(of: place, named: index.scope(place.scope).type) + "\n"
            }
        }
        if let number, let effects = index.scope(number).effects {
            text += "\n" + causes(of: effects, number)
        }
        return text
    }

    /// Returns a dependency with the shortest path from a root to its scope; without the path if no root builds it.
    func text(of place: ValueFlow.Place) -> String {
        guard let path = ShortestPaths(in: index).path(to: place.scope) else {
            return dependencyText(of: place) + "\n"
        }
        return text(of: (place, path), building: "")
    }

    private func text(
        of reason: (place: ValueFlow.Place, path: ShortestPaths.Path),
        building name: String
    ) -> String {
        line.emphasized(index.scope(reason.path.top).type, .type) + "\n"
            + indented(lines(along: reason.path.steps) + lines(of: reason.place, building: name))
    }

    /// Indents each line below the previous one.
    private func indented(_ lines: [String]) -> String {
        lines.enumerated().reduce(into: "") {
            let (level, text) = $1
            $0 += line.emphasized(String(repeating: "   ", count: level) + "└─ ", .line) + text + "\n"
        }
    }

    private func lines(along steps: [ScopeIndex.Step]) -> [String] {
        steps.flatMap { step in
            lines(
                of: ValueFlow.Place(scope: step.owner, dependency: step.dependency),
                building: index.scope(step.product).name
            )
        }
    }

    /// Returns the line of a dependency and, for a collection, that of the matching element.
    private func lines(of place: ValueFlow.Place, building name: String) -> [String] {
        let dependency = index.scope(place.scope).dependencies[place.dependency]
        let element = dependency.collection == nil ? nil : dependency.builds.first { $0.scope == name }
        return [dependencyText(of: place)]
            + [element.map { line.text($0, of: index.type(of: $0), remarks: index.remarks(on: $0)) }]
            .compactMap(\.self)
    }

    /// Returns the causes of a scope's effects, each with its path.
    private func causes(of effects: String, _ number: Int) -> String {
        var text = ""
        for effect in ["async", "throws"] where effects.contains(effect) {
            let paths = ShortestPaths(in: index, from: [number]) { $0.origin.isAtOnce }
            let causes = paths.reached.filter { index.scope($0).ownEffects?.contains(effect) ?? false }
            for cause in causes {
                if cause == number {
                    text += effect == "async" ? "It is async itself.\n" : "It throws itself.\n"
                }
                guard cause != number, let path = paths.path(to: cause) else { continue }
                let scope = index.scope(cause)
                let subject = scope.kind == .closure ? "the closure of \(scope.type)" : scope.type
                text +=
                    effect == "async"
                    ? "It is async because \(subject) is" : "It throws because \(subject) does"
                text += line.ending([], scope.place) + "\n" + indented(lines(along: path.steps))
            }
        }
        return text
    }

    func dependencyText(of place: ValueFlow.Place, named scope: String? = nil, isPlaced: Bool = true)
        -> String
    {
        let dependency = index.scope(place.scope).dependencies[place.dependency]
        let isSingle = dependency.collection == nil
        let remarks = isSingle ? dependency.builds.first.map(index.remarks) ?? [] : []
        return line.text(
            dependency,
            of: scope,
            products: isSingle ? index.hiddenProducts(of: dependency) : [],
            remarks: dependency.remarks + remarks,
            place: isPlaced ? dependency.place : nil
        )
    }
}
