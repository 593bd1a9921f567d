import HeirloomGraph
import HeirloomModel

/// Something that a world lacks for which another platform may have it: a type that fulfills a property.
struct Shortage {
    /// The last name of the type on whose conditions it depends.
    var owner: String
    /// What is lacking, each by the properties that ask for it.
    var wants: [Set<SourceLocation>]
    /// How it is told.
    var diagnostic: Diagnostic
}

extension GraphProblem {
    /// `nil` for what is no matter of what fulfills properties.
    func shortage(_ diagnostic: Diagnostic, in tree: ScopeTree) -> Shortage? {
        switch self {
        case .nothingFulfills(let hops), .notInstantiable(let hops, _):
            hops.first.map { first in
                Shortage(
                    owner: tree[first.scope].declaration.name,
                    wants: [Set(hops.map(tree.place))],
                    diagnostic: diagnostic
                )
            }
        case .ambiguousFulfillment(let hop, _):
            Shortage(
                owner: tree[hop.scope].declaration.name,
                wants: [[tree.place(of: hop)]],
                diagnostic: diagnostic
            )
        case .droppedRoot(let root, let lacks):
            droppedRoot(root, lacks, diagnostic, in: tree)
        case .missingDependency, .ambiguousName, .duplicateScope, .duplicateConfiguration, .hiddenType,
            .conditionalIsolation, .misspeltModule, .instantiationCycle, .siblingCycle, .eagerForwarding,
            .wrongForwardedProperties, .notARoot, .inheritedRootInitializer, .inaccessibleType,
            .missingInitializer, .mismatchedParameter, .narrowForwardedType, .narrowForwardedImport,
            .notSendable, .isolationMismatch, .pluginNotApplied, .unavailableUnderConstruction,
            .unavailableType, .deprecatedType, .deprecatedInitializer, .sentValue, .noncopyableForwarded,
            .notConvertible, .falseClaim, .needlessErasure, .builtByAnotherName, .wrongInstantiateResult,
            .instantiableSuperclass, .inheritedConformance, .initializerInExtension:
            nil
        }
    }

    private func droppedRoot(
        _ root: ScopeID,
        _ lacks: [RootLack],
        _ diagnostic: Diagnostic,
        in tree: ScopeTree
    ) -> Shortage? {
        let hops = lacks.compactMap { lack -> TreeSurvey.Hop? in
            switch lack {
            case .unfulfilled(let hop), .explained(_, let hop): hop
            case .missing: nil
            }
        }
        guard hops.count == lacks.count else { return nil }
        return Shortage(
            owner: tree[root].declaration.name,
            wants: hops.map { [tree.place(of: $0)] },
            diagnostic: diagnostic
        )
    }
}

extension ScopeTree {
    /// Where a property stands.
    fileprivate func place(of hop: TreeSurvey.Hop) -> SourceLocation {
        table.files.location(self[hop].declared.declaration.labelRange, in: self[hop.scope].file)
    }

    /// The properties that something is built for.
    var fulfilledProperties: Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for scope in ids {
            for index in self[scope].dependencies.indices {
                let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                guard case .instantiated(_, .scope) = link(at: hop) else { continue }
                found.insert(place(of: hop))
            }
        }
        return found
    }

    /// The last names of the types that are declared twice, which no compiler takes.
    var redeclared: Set<String> { Set(linker.duplicates.map { self[$0.duplicate].declaration.name }) }
}
