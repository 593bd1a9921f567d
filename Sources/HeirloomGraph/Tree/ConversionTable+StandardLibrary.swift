import HeirloomModel

extension ConversionTable {
    /// Returns whether a type that was read certainly does not conform to a protocol of the standard library, because
    /// all of its supertypes are known. Enums conform to some of these protocols implicitly.
    func lacksProtocolOfStandardLibrary(_ type: EntityID, _ name: String) -> Bool {
        guard let kind = kind(of: type) else { return false }
        switch kind {
        case .protocol: return false
        case .enum:
            if name == "Actor" { return true }
            if name == "RawRepresentable" { return isEnumWithoutRawValues(type) }
            return !Self.derivedByEnums.contains(name) && Self.isWrittenAlways(name)
                && hasNothingElseAbove(type, bringing: name)
        case .class, .struct, .actor:
            if name == "Actor" { return kind != .actor }
            return Self.isWrittenAlways(name) && hasNothingElseAbove(type, bringing: name)
        }
    }

    /// Returns whether an enum has no raw values: its inheritance clause contains neither `RawRepresentable` nor a
    /// possible raw type.
    private func isEnumWithoutRawValues(_ type: EntityID) -> Bool {
        hasNothingElseAbove(type, bringing: "RawRepresentable")
            && supertypes.all(above: type).allSatisfy { supertype in
                switch supertype {
                case .read(let entity): entity == type || kind(of: entity) == .protocol
                case .unread(let above): SDKType.named(above)?.facts.contains(.plainValue) == false
                case .unclear: false
                }
            }
    }

    /// Returns whether all supertypes of a type were read, except those that do not imply a protocol.
    private func hasNothingElseAbove(_ type: EntityID, bringing name: String) -> Bool {
        let isEnum = kind(of: type) == .enum
        return supertypes.all(above: type).allSatisfy { supertype in
            switch supertype {
            case .read(let entity): !supertypes.mayBeExpanded(entity)
            case .unread(let above):
                Self.isKnownNotToBring(name, above)
                    || isEnum && SDKType.named(above)?.facts.contains(.plainValue) == true
            case .unclear: false
            }
        }
    }

    /// Returns whether a type converts to another type only if a conformance is written.
    private static func isWrittenAlways(_ name: String) -> Bool {
        guard let type = SDKType.named(name), type.facts.contains(.common) else { return false }
        // A type that is both `Decodable` and `Encodable` is `Codable`.
        return type.isProtocol && !type.facts.contains(.marker) && name != "Codable" || name == "AnyHashable"
    }

    /// The types to which enums without associated values or with raw values convert implicitly.
    private static let derivedByEnums: Set = ["AnyHashable", "Equatable", "Hashable", "RawRepresentable"]

    /// The types that some protocols of the standard library imply.
    private static let brought: [String: Set<String>] = [
        "CaseIterable": [],
        "Codable": ["Decodable", "Encodable"],
        "Comparable": ["Equatable"],
        "CustomStringConvertible": [],
        "Decodable": [],
        "Encodable": [],
        "Equatable": [],
        "Error": ["Sendable"],
        "Hashable": ["AnyHashable", "Equatable"],
        "Identifiable": [],
        "Instantiable": [],
    ]

    /// Returns whether a supertype certainly does not imply a conformance to another protocol.
    private static func isKnownNotToBring(_ name: String, _ above: String) -> Bool {
        if let brought = brought[above] { return above != name && !brought.contains(name) }
        return SDKType.named(above)?.facts.contains(.marker) == true
    }
}
