import HeirloomModel

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
        let properties = Set(all.filter { $0.kind == .property }.map(\.place))
        let clash = all.first {
            $0.kind == .function && $0.parameters.isEmpty && properties.contains($0.place)
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

extension ProtocolRequirement {
    /// The name, and whether it is that of a static member.
    fileprivate var place: [String] { [isStatic ? "static" : "", name] }
}
