import HeirloomModel

extension ConversionTable {
    /// Whether a type that was read does for sure not conform to a protocol of the standard library: what was read
    /// says all that stands above it. An enum conforms to some by itself.
    func lacksProtocolOfStandardLibrary(
        _ source: TypeExpression,
        _ type: EntityID,
        _ name: String
    ) -> Bool {
        guard let kind = kind(of: type) else { return false }
        switch kind {
        case .protocol: return false
        case .enum: return name == "Actor"
        case .class, .struct, .actor:
            if name == "Actor" { return kind != .actor }
            return Self.isWrittenAlways(name) && hasNothingElseAbove(source, type)
        }
    }

    /// Whether everything above a type was read, but for protocols that bring nothing else with them.
    private func hasNothingElseAbove(_ source: TypeExpression, _ type: EntityID) -> Bool {
        supertypes.all(above: type, where: { isMet($0, by: source) }).allSatisfy { supertype in
            switch supertype {
            case .read(let entity): !supertypes.mayBeExpanded(entity)
            case .unread(let name): Self.isWithoutRefinements(name)
            case .unclear: false
            }
        }
    }

    /// Whether a class, struct or actor is of it only where that is written.
    private static func isWrittenAlways(_ name: String) -> Bool {
        guard let type = SDKType.named(name), type.facts.contains(.common) else { return false }
        // Who is 'Decodable' and 'Encodable' is 'Codable'.
        return type.isProtocol && !type.facts.contains(.marker) && name != "Codable" || name == "AnyHashable"
    }

    /// Whether it refines none of these.
    private static func isWithoutRefinements(_ name: String) -> Bool {
        name == "Instantiable" || SDKType.named(name)?.facts.contains(.marker) == true
    }
}
