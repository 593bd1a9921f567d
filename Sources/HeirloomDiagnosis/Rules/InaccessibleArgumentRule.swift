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
                !survey.isSuspect(edge.product), known.insert(edge.product).inserted
            else { return nil }
            return tree.hiddenArgument(of: edge.product, testable: testable).map { type in
                GraphProblem { $0.inaccessibleArgument(type, along: edge) }
            }
        }
    }
}

extension ScopeTree {
    /// Returns a type in the arguments of a specialization that generated code cannot name.
    fileprivate func hiddenArgument(of scope: ScopeID, testable: Set<String>) -> EntityID? {
        guard case .named(let components) = self[scope].declared.type.canonical else { return nil }
        var hidden: EntityID?
        for argument in components.flatMap(\.arguments) {
            argument.forEachName { components in
                let path = components.map(\.name)
                guard hidden == nil, let entity = table.entity(withQualifiedPath: path),
                    let file = table[entity].file
                else { return }
                let module = table.files[file].module
                let isVisible = table.isVisible(
                    table[entity].access,
                    of: module,
                    from: input.module,
                    isTestable: testable.contains(module)
                )
                if !isVisible { hidden = entity }
            }
        }
        return hidden
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
