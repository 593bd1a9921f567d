import HeirloomModel

extension ConversionTable {
    /// Whether a type that was read does for sure not conform to a protocol of the standard library: it is no
    /// enum, which conforms to some by itself, and what was read says all that stands above it.
    func lacksProtocolOfStandardLibrary(_ type: EntityID, _ name: String) -> Bool {
        guard let kind = kind(of: type) else { return false }
        switch (name, kind) {
        case ("Actor", .class), ("Actor", .struct), ("Actor", .enum): return true
        case ("AnyHashable", .class), ("AnyHashable", .struct), ("AnyHashable", .actor):
            return hasNothingAbove(type, but: Self.withoutRefinements)
        case (let name, .class), (let name, .struct), (let name, .actor):
            return Self.writtenAlways.contains(name) && hasNothingAbove(type, but: Self.withoutRefinements)
        case (_, .enum), (_, .protocol): return false
        }
    }

    /// Whether everything above a type was read, but for protocols that bring nothing else with them.
    private func hasNothingAbove(_ type: EntityID, but harmless: Set<String>) -> Bool {
        supertypes.all(above: type).allSatisfy { supertype in
            switch supertype {
            case .read(let entity): !supertypes.mayBeExpanded(entity)
            case .unread(let name): harmless.contains(name)
            case .unclear: false
            }
        }
    }

    /// Protocols to which a class, struct or actor conforms only where that is written.
    private static let writtenAlways: Set<String> = [
        "CaseIterable", "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable",
        "Error", "Hashable", "Identifiable", "Sequence",
    ]

    /// Protocols that refine none of them.
    private static let withoutRefinements: Set<String> = [
        "AnyObject", "Copyable", "Instantiable", "Sendable",
    ]
}
