import HeirloomModel

/// The types that are known not to be `Sendable`. Whether a type is `Sendable` may be unknown. Only types that
/// certainly are not cause errors, so there is no difference between the other two cases.
package struct SendabilityTable {
    private let tree: ScopeTree
    private let conformances: WrittenConformances
    private var known: [TypeExpression: Bool] = [:]
    /// The values without a known type, because a name in it is ambiguous.
    private let ambiguous: Set<ValueID>
    /// The modules that the generated file imports with `@preconcurrency`, which ignores their missing conformances.
    private let leftOut: Set<String>

    package init(_ tree: ScopeTree) {
        self.tree = tree
        conformances = WrittenConformances(tree)
        var ambiguous: Set<ValueID> = []
        for scope in tree.scopes where !scope.declared.ambiguities.isEmpty {
            for dependency in scope.dependencies where dependency.declared.isAmbiguous {
                ambiguous.insert(dependency.declared.value)
            }
        }
        self.ambiguous = ambiguous
        var leftOut: Set<String> = []
        for file in tree.table.files.files where file.module == tree.input.module {
            for imported in file.summary.imports where imported.attributes.contains("@preconcurrency") {
                leftOut.insert(imported.module)
            }
        }
        self.leftOut = leftOut
    }

    /// Returns whether the type of a value is certainly not `Sendable`.
    package mutating func isKnownNotSendable(_ value: ValueID) -> Bool {
        if ambiguous.contains(value) { return false }
        let type = tree.values[value].type.canonical
        if let answer = known[type] { return answer }
        let answer = isKnownNotSendable(type)
        known[type] = answer
        return answer
    }

    /// Checks a type and all types that it contains, each once.
    package func isKnownNotSendable(_ type: TypeExpression) -> Bool {
        var walk = BreadthFirstWalk(from: [type])
        while let next = walk.next() {
            switch verdict(on: next) {
            case .isNot: return true
            case .notKnown: continue
            case .ifAll(let parts): for part in parts { walk.reach(part) }
            }
        }
        return false
    }

    /// The facts that decide whether a type is `Sendable`.
    private enum Verdict {
        case isNot
        case notKnown
        /// `Sendable` if all of these types are; not `Sendable` if one of them is not.
        case ifAll([TypeExpression])

        static let isSendable = Verdict.ifAll([])
    }

    private func verdict(on type: TypeExpression) -> Verdict {
        switch type {
        case .named(let components):
            if let entity = type.entity(in: tree.table), tree.table[entity].file != nil {
                return verdict(on: entity, arguments: components.last?.arguments ?? [])
            }
            return verdict(onUnread: components)
        case .tuple(let elements):
            return .ifAll(elements.map(\.type))
        case .composition(let members):
            // A single `Sendable` member makes the whole composition `Sendable`.
            return members.allSatisfy(isCertainlyNot) ? .isNot : .notKnown
        case .attributed(let attributes, let base):
            guard case .function = base else { return .ifAll([base]) }
            let isPlain = attributes.allSatisfy(AttributesWithoutSendability.ofFunctionTypes.contains)
            return isPlain ? .isNot : .notKnown
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped):
            return .ifAll([wrapped])
        case .existential(let constraint):
            return .ifAll([constraint])
        case .function:
            return .isNot
        case .protocolMetatype(let instance):
            return .ifAll([instance])
        case .dictionary(let key, let value):
            return .ifAll([key, value])
        case .inlineArray(_, let element):
            return .ifAll([element])
        case .metatype, .integer:
            return .isSendable
        case .opaque, .member, .suppressed, .packElement, .packExpansion, .placeholder:
            return .notKnown
        }
    }

    /// Returns whether a member of a composition is certainly not `Sendable`, regardless of the types that it contains.
    private func isCertainlyNot(_ type: TypeExpression) -> Bool {
        guard case .isNot = verdict(on: type) else { return false }
        return true
    }

    private func verdict(onUnread components: [TypeNameComponent]) -> Verdict {
        guard components.count == 1, let last = components.last else { return .notKnown }
        if let builder = BuilderKind(typeName: last.name) { return builder.isSendable ? .isSendable : .isNot }
        switch SDKType.assumed(last.name)?.sendability {
        case .whereArgumentsAre: return .ifAll(last.arguments)
        case .never: return .isNot
        case .always, .unknown, nil: return .notKnown
        }
    }
}

// MARK: What was read

extension SendabilityTable {
    private func verdict(on entity: EntityID, arguments: [TypeExpression]) -> Verdict {
        guard case .type(let read) = tree.table[entity].kind, let file = tree.table[entity].file else {
            return .notKnown
        }
        let summary = read.summary
        if leftOut.contains(tree.table.files[file].module)
            || summary.isolation.attributes.contains("preconcurrency")
        {
            return .notKnown
        }
        switch conformances.ofSendable(entity) {
        case .declared: return .isSendable
        case .unavailable: return .isNot
        case .where(let parameters): return .ifAll(argument(of: summary, arguments, named: parameters))
        case .notKnown: return .notKnown
        case .none: break
        }
        switch summary.kind {
        case .actor:
            return .isSendable
        case .protocol:
            return summary.hasWhereClause ? .notKnown : .isNot
        case .class:
            return isIsolated(entity, summary) ? .notKnown : .isNot
        case .struct, .enum:
            if isIsolated(entity, summary) { return .notKnown }
            let attributes = summary.isolation.attributes
            let isInferred =
                summary.access < .public && !attributes.contains("usableFromInline")
                || attributes.contains("frozen")
            // The compiler infers the conformance from the stored properties.
            return isInferred ? .notKnown : .isNot
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

    /// Returns the arguments of a generic type for the parameters with these names.
    private func argument(
        of summary: TypeSummary,
        _ arguments: [TypeExpression],
        named parameters: Set<String>
    ) -> [TypeExpression] {
        guard summary.genericParameters.count == arguments.count else { return [] }
        return zip(summary.genericParameters, arguments).filter { parameters.contains($0.0) }.map(\.1)
    }
}
