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
            return Self.writtenAlways.contains(name) && hasNothingElseAbove(source, type)
        }
    }

    /// Whether everything above a type was read, but for protocols that bring nothing else with them.
    private func hasNothingElseAbove(_ source: TypeExpression, _ type: EntityID) -> Bool {
        supertypes.all(above: type, where: { isMet($0, by: source) }).allSatisfy { supertype in
            switch supertype {
            case .read(let entity): !supertypes.mayBeExpanded(entity)
            case .unread(let name): Self.withoutRefinements.contains(name)
            case .unclear: false
            }
        }
    }

    /// Protocols to which a class, struct or actor conforms only where that is written, and what takes only such types.
    private static let writtenAlways: Set<String> = [
        "AnyHashable", "CaseIterable", "Collection", "Comparable", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sequence",
    ]

    /// Protocols that refine none of them.
    private static let withoutRefinements: Set<String> = [
        "AnyObject", "Copyable", "Instantiable", "Sendable",
    ]
}
