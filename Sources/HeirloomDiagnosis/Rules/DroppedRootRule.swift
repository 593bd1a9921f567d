import HeirloomGraph
import HeirloomModel

/// Warns about a root candidate that was dropped because a dependency below it is missing.
enum DroppedRootRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.search.dropped.isEmpty {
            return unmarkedRoots(in: survey).map { root in GraphProblem { $0.unmarkedRoot(root) } }
        }
        let tree = survey.tree
        let suspects = BelowEach(tree) { survey.isSuspect($0) ? $0 : nil }
        let needs = NeedSearch(tree)
        let faulty = FaultyProviders(survey)
        return survey.search.dropped.compactMap { root in
            if suspects.first(below: root) != nil { return nil }
            let missing = tree.requires[root.index].compactMap { requirement -> MissingDependency? in
                guard case .value(let value) = requirement else { return nil }
                // There may be thousands of receivers.
                let found = needs.receivers(of: requirement, below: root, atMost: 1)
                if found.dependencies.isEmpty || faulty.explain(found.pathToFirst, lacking: value) {
                    return nil
                }
                return MissingDependency(value: value, root: root, receivers: found)
            }
            let unfulfilled = survey.search.unfulfilled.first(below: root)
            if missing.isEmpty, unfulfilled == nil { return nil }
            // Another platform may have the type, but not a provider of a value.
            let shortage = unfulfilled.flatMap { property in
                missing.isEmpty
                    ? Shortage(
                        owner: tree[root].declared.declaration.name,
                        wants: [[tree.place(of: property)]]
                    )
                    : nil
            }
            return GraphProblem(shortage: shortage) { $0.droppedRoot(root, missing, unfulfilled) }
        }
    }

    /// Returns the types of an executable without roots that would be roots with inputs if they were marked.
    private static func unmarkedRoots(in survey: TreeSurvey) -> [ScopeID] {
        let (tree, search) = (survey.tree, survey.search)
        let known = search.roots + search.rootsBelow + search.rootsElsewhere
        guard known.isEmpty, tree.input.rootMode != .marked, isExecutable(tree) else { return [] }
        let built = Set(tree.ids.flatMap { id in tree[id].products.filter { $0 != id } })
        return tree.ids.filter { id in
            let declared = tree[id].declared
            return declared.owner == nil && declared.declaration.isRoot == nil && !built.contains(id)
                && tree.module(of: id) == tree.input.module && !survey.isSuspect(id)
                && !tree[id].forwarded.isEmpty && tree[id].dependencies.contains { !$0.edges.isEmpty }
                && NotARootRule.obstacle(to: id, in: survey) == nil
        }
    }

    /// Whether the target is one, or the module has a `main.swift` or a type with `@main`.
    private static func isExecutable(_ tree: ScopeTree) -> Bool {
        tree.input.rootMode == .require
            || tree.table.files.files.contains { file in
                file.module == tree.input.module
                    && (file.summary.path.split(separator: "/").last == "main.swift"
                        || file.summary.types.contains { $0.isolation.attributes.contains("main") })
            }
    }
}

extension ProblemWording {
    fileprivate func unmarkedRoot(_ root: ScopeID) -> Diagnostic {
        let labels = tree.inputLabels(of: root)
        return Diagnostic(
            id: .droppedRoot,
            message: """
                no 'init' is generated for '\(name(root))': nothing builds it, and a root that takes inputs must be marked
                """,
            location: place(root),
            notes: [
                note(
                    """
                    if it is a root that takes \(labels.listed()), write '@Instantiable(isRoot: true)'; if not, write \
                    'isRoot: false'
                    """,
                    at: root
                )
            ]
        )
    }

    fileprivate func droppedRoot(
        _ root: ScopeID,
        _ missing: [MissingDependency],
        _ unfulfilled: DependencyID?
    ) -> Diagnostic {
        let lacking = missing.prefix(Self.shownCount).map { missing in
            note(
                "\(receiving(missing.nearest.scope)) '\(value(missing.value))', but no type above it provides it",
                at: missing.nearest
            )
        }
        let omitted = missing.count - lacking.count
        let omission =
            omitted > 0 ? [note("\(omitted) more \(omitted == 1 ? "is" : "are") missing", at: root)] : []
        let unbuilt = unfulfilled.map { property in
            note("no type fulfills '\(text(of: property))' of '\(name(property.scope))'", at: property)
        }
        let advice = """
            if it is a root, write '@Instantiable(isRoot: true)' to see what to do; if not, write 'isRoot: false'
            """
        return Diagnostic(
            id: .droppedRoot,
            message: "no 'init()' is generated for '\(name(root))' because a dependency below it is missing",
            location: place(root),
            notes: lacking + omission + [unbuilt].compactMap(\.self) + [note(advice, at: root)]
        )
    }
}
