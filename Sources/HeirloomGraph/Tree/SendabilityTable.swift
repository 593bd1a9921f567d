import HeirloomModel

/// The types that plainly are not `Sendable`: functions without `@Sendable`, and types that were read and neither state
/// a conformance nor may get one. The compiler judges all other types, such as those whose conformance it infers from
/// what they store.
package struct SendabilityTable {
    private let tree: ScopeTree
    private var known: [TypeExpression: Bool] = [:]
    /// The values without a known type, because a name in it is ambiguous.
    private let ambiguous: Set<ValueID>
    /// The modules that the generated file imports with `@preconcurrency`, which ignores their missing conformances.
    private let leftOut: Set<String>

    package init(_ tree: ScopeTree) {
        self.tree = tree
        var ambiguous: Set<ValueID> = []
        for scope in tree.scopes where !scope.declared.ambiguities.isEmpty {
            for dependency in scope.dependencies where dependency.declared.isAmbiguous {
                ambiguous.insert(dependency.declared.value)
            }
        }
        self.ambiguous = ambiguous
        let own = tree.table.files.files.lazy.filter { $0.module == tree.input.module }
        leftOut = Set(
            own.flatMap(\.summary.imports).filter { $0.attributes.contains("@preconcurrency") }.map(\.module)
        )
    }

    /// Returns whether the type of a value is plainly not `Sendable`.
    package mutating func isKnownNotSendable(_ value: ValueID) -> Bool {
        if ambiguous.contains(value) { return false }
        let type = tree.values[value].type.canonical
        if let answer = known[type] { return answer }
        let answer = isKnownNotSendable(type)
        known[type] = answer
        return answer
    }

    /// Returns whether a canonical type is plainly not `Sendable`.
    package func isKnownNotSendable(_ type: TypeExpression) -> Bool {
        switch type {
        case .named(let components):
            if let entity = type.entity(in: tree.table), tree.table[entity].file != nil {
                return isPlainlyNot(entity)
            }
            return isUnreadNot(components)
        case .composition(let members):
            // A single `Sendable` member makes the whole composition `Sendable`.
            return members.allSatisfy(isKnownNotSendable)
        case .attributed(let attributes, let base):
            return base.isFunction
                && attributes.allSatisfy(AttributesWithoutSendability.ofFunctionTypes.contains)
        case .function:
            return true
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .existential,
            .metatype,
            .protocolMetatype, .opaque, .member, .suppressed, .packElement, .packExpansion, .integer,
            .placeholder:
            return false
        }
    }

    private func isUnreadNot(_ components: [TypeNameComponent]) -> Bool {
        guard components.count == 1, let last = components.last else { return false }
        if let builder = BuilderKind(typeName: last.name) { return !builder.isSendable }
        switch SDKType.assumed(last.name)?.sendability {
        // `Array`, `Optional`
        case .whereArgumentsAre: return last.arguments.contains(where: isKnownNotSendable)
        case .never: return true
        case .always, .unknown, nil: return false
        }
    }

    private func isPlainlyNot(_ entity: EntityID) -> Bool {
        guard case .type(let read) = tree.table[entity].kind, let file = tree.table[entity].file,
            !leftOut.contains(tree.table.files[file].module),
            !read.summary.isolation.attributes.contains("preconcurrency"),
            !mayStateConformance(entity)
        else { return false }
        let summary = read.summary
        switch summary.kind {
        case .actor:
            return false
        case .protocol:
            return !summary.hasWhereClause
        case .class:
            return !isIsolated(entity, summary)
        case .struct, .enum:
            // The compiler infers the conformance of other types.
            let attributes = summary.isolation.attributes
            return summary.access >= .public && !attributes.contains("usableFromInline")
                && !attributes.contains("frozen") && !isIsolated(entity, summary)
        }
    }

    /// Returns whether a type, its superclasses or its protocols may state a conformance, even a conditional one.
    private func mayStateConformance(_ entity: EntityID) -> Bool {
        tree.conversions.supertypes.all(above: entity).contains { above in
            switch above {
            case .read: false
            case .unread(let name):
                name != "Instantiable" && SDKType.assumed(name)?.sendability != .never
            case .unclear: true
            }
        }
    }

    /// Returns whether a global actor isolates a type, or may: an attribute that was not read may be an actor or a
    /// macro.
    private func isIsolated(_ entity: EntityID, _ summary: TypeSummary) -> Bool {
        if tree.isolationTable.isolation(of: entity) != .nonisolated { return true }
        return summary.isolation.attributes.contains { attribute in
            !LanguageAttributes.names.contains(attribute)
                && !AttributesWithoutSendability.ofTypes.contains(attribute)
        }
    }
}
