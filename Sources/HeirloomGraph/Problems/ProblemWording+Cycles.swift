import HeirloomModel

extension ProblemWording {
    func instantiationCycle(_ hops: [TreeSurvey.Hop]) -> Diagnostic {
        let names = hops.map { plainName($0.scope) }
        let loop = (names + [names[0]]).joined(separator: " → ")
        let steps = hops.indices.map { index in
            let next = hops[(index + 1) % hops.count].scope
            return Diagnostic.Note(
                message: "\(name(hops[index].scope)) instantiates \(name(next)) here",
                location: place(hops[index])
            )
        }
        return Diagnostic(
            id: .instantiationCycle,
            message: "building '\(names[0])' never ends: \(loop)",
            location: place(hops[0]),
            notes: steps + [lazyEdge(hops[hops.count - 1])]
        )
    }

    /// How one edge is made lazy.
    private func lazyEdge(_ hop: TreeSurvey.Hop) -> Diagnostic.Note {
        let declaration = dependency(hop).declared.declaration
        let type = declaration.type.type.withoutOptional.spelling
        return Diagnostic.Note(
            message: """
                build it on demand to break the loop: \
                'let \(declaration.label)Builder: Instantiator<\(type)>'
                """,
            location: place(hop)
        )
    }

    func siblingCycle(_ needs: [SiblingNeed], in scope: ScopeID) -> Diagnostic {
        let hops = needs.map { TreeSurvey.Hop(scope: scope, dependency: $0.dependency) }
        let labels = hops.map { dependency($0).declared.declaration.label }
        if needs.count == 1 { return needsItself(needs[0], hops[0], scope) }
        let loop = (labels + [labels[0]]).joined(separator: " → ")
        let steps = zip(hops, needs).map { hop, need in
            Diagnostic.Note(
                message: "\(property(hop)) needs \(value(need.requirement.value))",
                location: place(hop)
            )
        }
        return Diagnostic(
            id: .siblingCycle,
            message: "dependencies of \(name(scope)) need one another: \(loop)",
            location: place(hops[0]),
            notes: steps
        )
    }

    private func needsItself(_ need: SiblingNeed, _ hop: TreeSurvey.Hop, _ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .siblingCycle,
            message: "\(property(hop)) of \(name(scope)) needs itself",
            location: place(hop)
        )
    }
}
