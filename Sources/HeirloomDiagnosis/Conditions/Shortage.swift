import HeirloomGraph
import HeirloomModel

/// A type to fulfill a property that is missing in one build configuration but may exist on another platform.
struct Shortage {
    /// The last name of the type whose conditions decide about the shortage.
    var owner: String
    /// The missing types, each identified by the properties that require it.
    var wants: [Set<SourceLocation>]
    /// The diagnostic that reports the shortage.
    var diagnostic: Diagnostic
}

extension GraphProblem {
    /// Returns `nil` for problems that are not about the fulfillment of properties.
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
            .duplicateConfiguration, .hiddenExtended, .namesOwnMember,
            .conditionalIsolation, .misspeltModule, .misnamedDouble, .unmockable, .duplicateDouble,
            .unusableDouble,
            .ambiguousDouble,
            .instantiationCycle, .siblingCycle, .eagerForwarding,
            .mismatchedParameters, .effectfulBuilder, .effectfulRoot,
            .untypedClosure, .lifetimeWithoutFunction, .weakValue, .keptNotSendable,
            .wrongForwardedProperties, .notARoot, .inheritedRootInitializer, .inaccessibleType,
            .missingInitializer, .mismatchedParameter, .narrowForwardedType, .notSendable, .isolationMismatch,
            .pluginNotApplied, .unavailableUnderConstruction,
            .notConvertible, .falseClaim, .needlessErasure, .builtByAnotherName,
            .needlessConcurrency, .wrongInstantiateResult, .unspecializedResult,
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
    /// The location of a property's name.
    func place(of property: DependencyID) -> SourceLocation {
        table.files.location(self[property].declared.declaration.labelRange, in: self[property.scope].file)
    }

    /// The locations of all properties for which something is built.
    var fulfilledProperties: Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for scope in ids {
            for edge in self[scope].edges { found.insert(place(of: edge.builtFor)) }
        }
        return found
    }

    /// The last names of types that are declared twice, which does not compile.
    var redeclared: Set<String> {
        Set(linker.duplicates.map { self[$0.duplicate].declared.declaration.name })
    }
}
