import HeirloomGraph
import HeirloomModel

extension GraphProblem {
    /// The local mistake that only follows from this one, and whose edit would not help.
    func explainedMistake(in tree: ScopeTree) -> ExplainedMistake? {
        switch self {
        case .instantiableSuperclass(let scope, _), .inheritedConformance(let scope, _):
            // A conformance of its own would be redundant.
            explained(.missingConformance, in: tree[scope].declared.declaration.nameRange, of: scope, tree)
        case .initializerInExtension(let scope, _):
            // The initializer is written, in the wrong place.
            explained(.missingInitializer, in: tree[scope].declared.declaration.bodyRange, of: scope, tree)
        case .duplicateScope(let duplicate, let first):
            // The other one conforms, or is to.
            [duplicate, first].first { tree[$0].isBuiltByExtension }.flatMap {
                explained(.missingConformance, in: tree[$0].declared.declaration.nameRange, of: $0, tree)
            }
        case .unmarkedDependency(let scope, _, _, isLast: true):
            // The attribute gives the property its value.
            tree[scope].declared.declaration.valueless.first.flatMap {
                explained(.missingInitializer, in: $0.labelRange, of: scope, tree)
            }
        case .unmarkedDependency, .unimportedNames, .emptyCollection, .unknownElement, .missingKey, .unfitKey,
            .duplicateKey, .repeatedElement,
            .needlessCollecting, .builtTwice, .unlistedElement,
            .missingDependency, .notOptional, .localDependency, .nothingFulfills,
            .notInstantiable, .ambiguousFulfillment,
            .ambiguousName, .inferredName, .tooLargeType, .mistakenName, .missingImport,
            .duplicateConfiguration, .hiddenType, .hiddenExtended, .namesOwnMember,
            .conditionalIsolation,
            .misspeltModule, .misnamedDouble, .unmockable,
            .duplicateDouble, .unusableDouble, .ambiguousDouble,
            .instantiationCycle, .siblingCycle, .eagerForwarding, .wrongForwardedProperties,
            .mismatchedParameters, .effectfulBuilder, .effectfulRoot, .notARoot,
            .lifetimeWithoutFunction, .weakValue, .keptNotSendable,
            .inheritedRootInitializer,
            .droppedRoot, .inaccessibleType, .untypedClosure, .missingInitializer,
            .mismatchedParameter,
            .narrowForwardedType,
            .notSendable, .isolationMismatch, .pluginNotApplied,
            .unavailableUnderConstruction, .keptByActor, .notConvertible, .falseClaim, .needlessErasure,
            .needlessConcurrency, .builtByAnotherName, .wrongInstantiateResult, .unspecialisedResult,
            .inaccessibleArgument, .lostForwarding, .genericFulfillment, .endlessGenerics:
            nil
        }
    }

    private func explained(
        _ id: DiagnosticID,
        in range: SourceRange,
        of scope: ScopeID,
        _ tree: ScopeTree
    ) -> ExplainedMistake {
        ExplainedMistake(id: id, location: tree.table.files.location(range, in: tree[scope].file))
    }
}

extension LinkedScope {
    /// Whether what it needs are the parameters of a function or a closure, and no properties.
    var takesParameters: Bool { isBuiltByExtension || declared.owner != nil }

    /// Whether an extension says how it is built.
    var isBuiltByExtension: Bool {
        switch declared.declaration.form {
        case .declaration, .closure: false
        case .extension: true
        }
    }
}
