import HeirloomModel

/// The class from which the mock of a protocol must inherit.
///
/// The mock declares no designated initializer, so that it inherits those of the class, including required ones.
enum MockSuperclass {
    /// A class that was read, in the inheritance clause of a protocol.
    case read(EntityID, heir: EntityID)
    case sdk(SDKType, SDKClass, named: String, in: FileID)

    /// Returns whether another class is a superclass of this one.
    func isBelow(_ other: MockSuperclass, in tree: ScopeTree) -> Bool {
        switch (self, other) {
        case (.read(let own, _), .read(let base, _)): own == base || tree.superclasses(of: own).contains(base)
        case (.read, .sdk): true
        case (.sdk, .read), (.sdk, .sdk): false
        }
    }

    func isolation(in tree: ScopeTree) -> Isolation {
        switch self {
        case .read(let base, _): tree.isolationTable.isolation(of: base)
        case .sdk(let type, _, _, _): type.isMainActor ? .mainActor : .nonisolated
        }
    }

    /// Returns whether the class, which no actor isolates, is `@unchecked Sendable`.
    func isUncheckedSendable(in tree: ScopeTree) -> Bool {
        guard isolation(in: tree) == .nonisolated else { return false }
        switch self {
        case .read(let base, _):
            return tree.conversions.supertypes.isBelow(.read(base), .unread("Sendable")) == .yes
                || tree.sdkSuperclass(of: base)?.type.sendability == .always
        case .sdk(let type, _, _, _): return type.sendability == .always
        }
    }

    /// Returns the reason why a mock cannot inherit from the class; `nil` if it can.
    func obstacle(in tree: ScopeTree) -> UnmockableProtocol.Reason? {
        switch self {
        case .sdk(_, let facts, let name, _):
            return facts.passesOnInit(toClassWith: []) ? nil : .superclass(name)
        case .read(let base, _):
            guard case .type(let read) = tree.table[base].kind else { return nil }
            let name = tree.table[base].name
            if read.summary.isFinal { return .sealed(name, word: "'final'") }
            if tree.isAbove(base), read.summary.access != .open {
                return .sealed(name, word: "not 'open'")
            }
            return tree.passesOnPlainInitializer(base) ? nil : .superclass(name)
        }
    }

    /// Returns whether the class already has a required initializer.
    func declares(_ requirement: ProtocolRequirement, in tree: ScopeTree) -> Bool {
        guard requirement.kind == .initializer else { return false }
        let labels = requirement.parameters.map { $0.label ?? "_" }
        let types = requirement.parameters.map(\.type.type.spelling)
        guard case .read(let base, _) = self, !labels.isEmpty else { return labels.isEmpty }
        return ([base] + tree.superclasses(of: base)).contains { declaring in
            // The types of a generic class are those of its specialization.
            guard case .type(let read) = tree.table[declaring].kind else { return false }
            let isGeneric = !read.summary.genericParameters.isEmpty
            return tree.initializers(of: declaring).contains {
                $0.labels == labels && (isGeneric || $0.parameterTypes.map(\.type.spelling) == types)
            }
        }
    }
}

extension ProtocolSurvey {
    /// Returns a requirement with a value that a mock cannot store.
    func noncopyable() -> UnmockableProtocol.Reason? {
        for entity in protocols {
            guard let file = tree.table[entity].file else { continue }
            let place = Place(file: file, enclosing: entity)
            for requirement in requirements(of: entity).requirements {
                for parameter in requirement.genericParameters {
                    let bounds = requirement.bounds(of: parameter)
                    guard let lacking = bounds.lazy.compactMap(\.suppressedProtocol).first else { continue }
                    return .noncopyable(requirement.signature, type: parameter.name, lacking: lacking)
                }
                for type in requirement.parameters.map(\.type.type) + [requirement.result].compactMap(\.self)
                {
                    let bare = type.withoutSpecifiers
                    let canonical = tree.resolver.resolve(bare, from: place).type.canonical.withoutOptional
                    guard let lacking = lacking(bare, canonical) else { continue }
                    return .noncopyable(requirement.signature, type: type.spelling, lacking: lacking)
                }
            }
        }
        return nil
    }

    /// Returns the protocol, `Copyable` or `Escapable`, to which a type does not conform.
    private func lacking(_ type: TypeExpression, _ canonical: TypeExpression) -> String? {
        if case .opaque(let constraint) = type.withoutOptional { return constraint.suppressedProtocol }
        if let named = canonical.entity(in: tree.table), case .type(let read) = tree.table[named].kind {
            return read.summary.inheritance.lazy.compactMap(\.type.suppressedProtocol).first
        }
        guard case .named(let components) = canonical, components.count == 1 else { return nil }
        return Self.views.contains(components[0].name) ? "Escapable" : nil
    }

    /// The types of the standard library that view the memory of other values.
    private static let views: Set = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]

    /// Returns the first name of both a property and a function without parameters, which no type can declare.
    func redeclaration() -> UnmockableProtocol.Reason? {
        let all = protocols.flatMap { requirements(of: $0).requirements }.filter { $0.condition == nil }
        let properties = Set(all.filter { $0.kind == .property }.map { [$0.name, "\($0.isStatic)"] })
        let clash = all.first {
            $0.kind == .function && $0.parameters.isEmpty
                && properties.contains([$0.name, "\($0.isStatic)"])
        }
        return clash.map { .redeclared($0.name) }
    }
}

extension TypeExpression {
    /// `Copyable` for `P & ~Copyable`.
    fileprivate var suppressedProtocol: String? {
        for case .suppressed(.named(let components)) in members {
            let name = components.last?.name
            if name == "Copyable" || name == "Escapable" { return name }
        }
        return nil
    }
}
