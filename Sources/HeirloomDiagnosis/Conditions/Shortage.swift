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
        case .nothingFulfills(let properties), .notInstantiable(let properties, _):
            properties.first.map { first in
                Shortage(
                    owner: tree[first.scope].declared.declaration.name,
                    wants: [Set(properties.map(tree.place))],
                    diagnostic: diagnostic
                )
            }
        case .ambiguousFulfillment(let property, _), .emptyCollection(let property),
            .unknownElement(let property, _):
            Shortage(
                owner: tree[property.scope].declared.declaration.name,
                wants: [[tree.place(of: property)]],
                diagnostic: diagnostic
            )
        case .droppedRoot(let root, let lacks):
            droppedRoot(root, lacks, diagnostic, in: tree)
        case .unimportedNames, .unmarkedDependency, .missingKey, .unfitKey, .duplicateKey, .repeatedElement,
            .needlessCollecting, .builtTwice, .unlistedElement,
            .missingDependency, .notOptional, .localDependency,
            .ambiguousName, .inferredName, .tooLargeType, .mistakenName,
            .duplicateScope, .missingImport,
            .duplicateConfiguration, .hiddenType, .hiddenExtended, .namesOwnMember,
            .conditionalIsolation, .misspeltModule, .misnamedDouble, .unmockable, .duplicateDouble,
            .unusableDouble,
            .ambiguousDouble,
            .instantiationCycle, .siblingCycle, .eagerForwarding,
            .mismatchedParameters, .effectfulBuilder, .effectfulRoot,
            .untypedClosure, .lifetimeWithoutFunction, .weakValue, .keptNotSendable,
            .wrongForwardedProperties, .notARoot, .inheritedRootInitializer, .inaccessibleType,
            .missingInitializer, .mismatchedParameter, .narrowForwardedType, .notSendable, .isolationMismatch,
            .pluginNotApplied, .unavailableUnderConstruction,
            .keptByActor,
            .notConvertible, .falseClaim, .needlessErasure, .builtByAnotherName,
            .needlessConcurrency, .wrongInstantiateResult, .unspecialisedResult,
            .inaccessibleArgument, .lostForwarding, .genericFulfillment, .endlessGenerics,
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
        let properties = lacks.compactMap { lack -> DependencyID? in
            switch lack {
            case .unfulfilled(let property), .explained(_, let property): property
            case .missing: nil
            }
        }
        guard properties.count == lacks.count else { return nil }
        return Shortage(
            owner: tree[root].declared.declaration.name,
            wants: properties.map { [tree.place(of: $0)] },
            diagnostic: diagnostic
        )
    }
}

extension ScopeTree {
    /// Where a property stands.
    func place(of property: DependencyID) -> SourceLocation {
        table.files.location(self[property].declared.declaration.labelRange, in: self[property.scope].file)
    }

    /// The properties that something is built for.
    var fulfilledProperties: Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for scope in ids {
            for edge in self[scope].edges { found.insert(place(of: edge.builtFor)) }
        }
        return found
    }

    /// The last names of the types that are declared twice, which no compiler takes.
    var redeclared: Set<String> {
        Set(linker.duplicates.map { self[$0.duplicate].declared.declaration.name })
    }
}
