import HeirloomGraph
import HeirloomModel

extension GraphProblem {
    /// Returns the local mistake that is only a consequence of this problem, and whose fix-it would not help.
    func explainedMistake(in tree: ScopeTree) -> ExplainedMistake? {
        switch self {
        case .instantiableSuperclass(let scope, _), .inheritedConformance(let scope, _):
            // Another conformance would be redundant.
            explained(.missingConformance, in: tree[scope].declared.declaration.nameRange, of: scope, tree)
        case .initializerInExtension(let scope, _):
            // The initializer exists, but in the wrong place.
            explained(.missingInitializer, in: tree[scope].declared.declaration.bodyRange, of: scope, tree)
        case .duplicateScope(let duplicate, let first):
            // The other declaration conforms, or will.
            [duplicate, first].first { tree[$0].isBuiltByExtension }.flatMap {
                explained(.missingConformance, in: tree[$0].declared.declaration.nameRange, of: $0, tree)
            }
        case .unmarkedDependency(let scope, _, _, isLast: true):
            // The attribute will provide the property's value.
            tree[scope].declared.declaration.valueless.first.flatMap {
                explained(.missingInitializer, in: $0.labelRange, of: scope, tree)
            }
        case .unmarkedDependency, .unimportedNames, .emptyCollection, .unknownElement, .missingKey, .unfitKey,
            .duplicateKey, .repeatedElement,
            .needlessCollecting, .builtTwice, .unlistedElement,
            .missingDependency, .notOptional, .localDependency, .nothingFulfills,
            .notInstantiable, .ambiguousFulfillment,
            .ambiguousName, .inferredName, .tooLargeType, .mistakenName, .missingImport,
            .duplicateConfiguration, .hiddenExtended, .namesOwnMember,
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
            .unavailableUnderConstruction, .notConvertible, .falseClaim, .needlessErasure,
            .needlessConcurrency, .builtByAnotherName, .wrongInstantiateResult, .unspecializedResult,
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
    /// Whether it depends on the parameters of a function or a closure instead of properties.
    var takesParameters: Bool { isBuiltByExtension || declared.owner != nil }

    /// Whether an extension builds it.
    var isBuiltByExtension: Bool {
        switch declared.declaration.form {
        case .declaration, .closure: false
        case .extension: true
        }
    }
}
