import HeirloomModel

/// Whether two spellings mean the same type, as far as they show.
enum SpellingAgreement {
    case certain
    /// One of them may be an alias.
    case possible
    case impossible
}

extension TypeExpression {
    /// Compares two types, ignoring sugar, attributes of parameters and qualifiers of names.
    func agreement(with other: TypeExpression) -> SpellingAgreement {
        if self == other { return .certain }
        let left = unqualified
        let right = other.unqualified
        if left == right { return .certain }
        return left.mayBe(right) ? .possible : .impossible
    }

    /// Whether two types may be the same. Both are without sugar and qualifiers.
    private func mayBe(_ other: TypeExpression) -> Bool {
        if self == other { return true }
        if mayBeAlias(of: other) || other.mayBeAlias(of: self) { return true }
        if case .named(let left) = self, case .named(let right) = other {
            let arguments = (left.flatMap(\.arguments), right.flatMap(\.arguments))
            return left.map(\.name) == right.map(\.name)
                && Self.each(of: arguments.0, mayBeThatOf: arguments.1)
        }
        if case .existential(let left) = self, case .existential(let right) = other {
            return left.mayBe(right)
        }
        if case .metatype(let left) = self, case .metatype(let right) = other { return left.mayBe(right) }
        if case .composition(let left) = self, case .composition(let right) = other {
            return left.contains { $0.mayBeAlias(of: other) } || right.contains { $0.mayBeAlias(of: self) }
        }
        if case .tuple(let left) = self, case .tuple(let right) = other {
            return left.map(\.label) == right.map(\.label)
                && Self.each(of: left.map(\.type), mayBeThatOf: right.map(\.type))
        }
        if case .function(let left) = self, case .function(let right) = other {
            return left.isAsync == right.isAsync && Self.error(left.throwing, mayBe: right.throwing)
                && Self.each(of: left.parameters.map(\.type), mayBeThatOf: right.parameters.map(\.type))
                && left.result.mayBe(right.result)
        }
        if case .attributed(let left, let base) = self, case .attributed(let right, let otherBase) = other {
            // The target of an alias may have attributes of its own.
            if base.mayBeAlias(of: otherBase), Set(left).isSubset(of: right) { return true }
            if otherBase.mayBeAlias(of: base), Set(right).isSubset(of: left) { return true }
            return Self.attributes(left, mayBe: right) && base.mayBe(otherBase)
        }
        return false
    }

    /// Compares attributes. A global actor may have another name.
    private static func attributes(_ left: [TypeAttribute], mayBe right: [TypeAttribute]) -> Bool {
        func isActor(_ attribute: TypeAttribute) -> Bool { attribute.globalActorName != nil }
        return left.filter { !isActor($0) } == right.filter { !isActor($0) }
            && left.filter(isActor).count == right.filter(isActor).count
    }

    /// Compares errors. An alias may refer to `any Error` or `Never`.
    private static func error(_ left: Throwing, mayBe right: Throwing) -> Bool {
        guard let left = left.error, let right = right.error else { return left == right }
        return left.mayBe(right)
    }

    private static func each(of left: [TypeExpression], mayBeThatOf right: [TypeExpression]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.mayBe($1) }
    }

    /// Whether the type may be an alias of another. A name may stand for anything that does not contain it, except for
    /// the most common names of the standard library, which are known.
    private func mayBeAlias(of other: TypeExpression) -> Bool {
        guard case .named(let components) = self, let last = components.last, !last.isWellKnown else {
            return false
        }
        return !other.mentions(last.name)
    }

    private func mentions(_ name: String) -> Bool {
        var isMentioned = false
        _ = canonical { components in
            if components.last?.name == name { isMentioned = true }
            return .named(components)
        }
        return isMentioned
    }
}

extension Throwing {
    /// `any Error` for `throws`, and `Never` for a function that throws nothing.
    fileprivate var error: TypeExpression? {
        switch self {
        case .never: .named([TypeNameComponent("Never")])
        case .anyError: .named([TypeNameComponent("Error")])
        case .error(let error): error
        case .rethrowing: nil
        }
    }
}

extension TypeNameComponent {
    /// Whether the name can mean only one type. A generic type is never mentioned without its arguments.
    fileprivate var isWellKnown: Bool {
        if BuilderKind(typeName: name) != nil { return true }
        guard let type = SDKType.named(name), type.isOfStandardLibrary, type.isUnmistakable else {
            return false
        }
        return type.sendability != .whereArgumentsAre || !arguments.isEmpty
    }
}
