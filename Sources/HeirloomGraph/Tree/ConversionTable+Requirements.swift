import HeirloomModel

// What an argument of a generic type must be: the values of `any P` conform to `P`, and `any P` itself does not.
extension ConversionTable {
    /// Whether a canonical type itself is all that a constraint demands.
    package func meets(_ type: TypeExpression, _ constraint: TypeExpression) -> Certainty {
        .all(constraint.conformances.map { conforms(type, to: $0) })
    }

    /// Whether a canonical type is `any P`, `any P & Q`.
    package func isExistential(_ type: TypeExpression) -> Bool {
        switch type {
        case .composition: return true
        case .named(let components):
            if let entity = type.entity(in: tree.table) { return kind(of: entity) == .protocol }
            guard components.count == 1, let known = SDKType.named(components[0].name) else { return false }
            return known.isProtocolOfStandardLibrary && known.facts.contains(.common)
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .function,
            .existential, .opaque, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return false
        }
    }

    private func conforms(_ type: TypeExpression, to constraint: TypeExpression) -> Certainty {
        if isExistential(type) { return doesExistential(type, conformTo: constraint) }
        switch type {
        case .named(let components):
            if constraint == .word("Codable"), converts(type, to: constraint) != .yes {
                return .all(["Encodable", "Decodable"].map { conforms(type, to: .word($0)) })
            }
            if let parts = Self.deciding(components, constraint),
                Certainty.all(parts.map { conforms($0, to: constraint) }) == .no
            {
                return .no
            }
            return converts(type, to: constraint)
        case .tuple, .function, .attributed, .metatype, .protocolMetatype:
            if constraint == .sendable {
                return sendability?.isKnownNotSendable(type) == true ? .no : .unknown
            }
            guard case .attributed(_, let base) = type else {
                return isDeclaredOnly(constraint) ? .no : .unknown
            }
            return conforms(base, to: constraint)
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .existential,
            .composition, .opaque, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return .unknown
        }
    }

    private func doesExistential(_ type: TypeExpression, conformTo constraint: TypeExpression) -> Certainty {
        if constraint == .anyObject { return isOfSwiftProtocol(type) ? .no : .unknown }
        if constraint.entity(in: tree.table) != nil {
            if isOfSwiftProtocol(constraint) { return .no }
            return converts(type, to: constraint) == .no ? .no : .unknown
        }
        if constraint == .word("Error") {
            if case .composition = type { return .unknown }
            return type == constraint ? .yes : .no
        }
        if isDeclaredOnly(constraint) { return .no }
        return converts(type, to: constraint)
    }

    /// Whether a type is a protocol that was read and is none of Objective-C's, to which their own existentials conform.
    private func isOfSwiftProtocol(_ type: TypeExpression) -> Bool {
        guard let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind else {
            return false
        }
        return read.summary.kind == .protocol && !read.summary.isolation.attributes.contains("objc")
    }

    /// Whether only a declared type conforms to a protocol, and neither a tuple nor a function nor a metatype.
    private func isDeclaredOnly(_ constraint: TypeExpression) -> Bool {
        if let entity = constraint.entity(in: tree.table) { return kind(of: entity) == .protocol }
        guard case .named(let components) = constraint, components.count == 1,
            let known = SDKType.named(components[0].name), known.isProtocolOfStandardLibrary
        else { return false }
        return known.facts.contains(.common) && known.facts.isDisjoint(with: .marker)
    }

    /// The arguments that decide whether a type of the standard library conforms to a protocol of the standard library: that
    /// of `[T]` for `Hashable`. `nil` for others.
    private static func deciding(
        _ components: [TypeNameComponent],
        _ constraint: TypeExpression
    ) -> [TypeExpression]? {
        guard components.count == 1, case .named(let wanted) = constraint, wanted.count == 1 else {
            return nil
        }
        let arguments = components[0].arguments
        switch (components[0].name, wanted[0].name, arguments.count) {
        case ("Array", "Equatable", 1), ("Array", "Hashable", 1), ("Array", "Encodable", 1),
            ("Array", "Decodable", 1), ("ArraySlice", "Equatable", 1), ("ArraySlice", "Hashable", 1),
            ("ContiguousArray", "Equatable", 1), ("ContiguousArray", "Hashable", 1),
            ("Optional", "Equatable", 1), ("Optional", "Hashable", 1), ("Optional", "Encodable", 1),
            ("Optional", "Decodable", 1), ("Set", "Encodable", 1), ("Set", "Decodable", 1),
            ("Dictionary", "Encodable", 2), ("Dictionary", "Decodable", 2), ("Result", "Equatable", 2),
            ("Result", "Hashable", 2):
            return arguments
        case ("Dictionary", "Equatable", 2), ("Dictionary", "Hashable", 2):
            return [arguments[1]]
        case _:
            return nil
        }
    }
}

extension TypeExpression {
    static func word(_ name: String) -> TypeExpression { .named([TypeNameComponent(name)]) }
}
