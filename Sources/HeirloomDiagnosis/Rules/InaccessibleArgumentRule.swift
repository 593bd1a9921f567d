import HeirloomGraph
import HeirloomModel

/// The generic arguments of types below a root are visible in the root's module, which contains the code that builds
/// them.
enum InaccessibleArgumentRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.generics.isEmpty { return [] }
        let testable = tree.testableModules
        let isGenerated = survey.generatedHere()
        var known: Set<ScopeID> = []
        return survey.edges.compactMap { edge in
            guard isGenerated[edge.owner.index], tree[edge.product].declared.isSpecialization,
                !survey.isSuspect(edge.product), known.insert(edge.product).inserted,
                case .named(let components) = tree[edge.product].declared.type.canonical
            else { return nil }
            let hidden = components.flatMap(\.arguments).lazy
                .compactMap { tree.hiddenType(in: $0, testable: testable) }.first
            return hidden.map { type in GraphProblem { $0.inaccessibleArgument(type, along: edge) } }
        }
    }
}

extension ProblemWording {
    fileprivate func inaccessibleArgument(_ type: EntityID, along edge: BuildEdge) -> Diagnostic {
        let module = tree.table[type].file.map { tree.table.files[$0].module } ?? tree.input.module
        let access = tree.table[type].access
        let isInModule = module == tree.input.module
        let wanted = isInModule ? AccessLevel.internal : .public
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                generated code\(isInModule ? "" : " in module '\(tree.input.module)'") cannot build \
                '\(text(of: edge))' of '\(name(edge.owner))': '\(name(type))' of '\(name(edge.product))' is \
                '\(access.rawValue)'\(isInModule ? "" : " in module '\(module)'")
                """,
            location: place(edge),
            notes: widening(type, to: wanted),
            fixIts: remedies.changes.showing(type, at: wanted)
        )
    }
}
