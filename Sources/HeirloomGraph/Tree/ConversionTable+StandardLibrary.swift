import HeirloomModel

extension ConversionTable {
    /// Whether a type that was read does for sure not conform to a protocol of the standard library: what was read
    /// says all that stands above it. An enum conforms to some by itself.
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

    /// Whether an enum has no raw values: those of protocols and of a plain type are written first after its colon.
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

    /// Whether everything above a type was read, but for what does not bring a protocol with it.
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

    /// Whether a type is of it only where that is written.
    private static func isWrittenAlways(_ name: String) -> Bool {
        guard let type = SDKType.named(name), type.facts.contains(.common) else { return false }
        // Who is 'Decodable' and 'Encodable' is 'Codable'.
        return type.isProtocol && !type.facts.contains(.marker) && name != "Codable" || name == "AnyHashable"
    }

    /// What enums without payloads or with raw values are by themselves.
    private static let derivedByEnums: Set = ["AnyHashable", "Equatable", "Hashable", "RawRepresentable"]

    /// What some protocols of the standard library bring with them.
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

    /// Whether what is above a type does for sure not make it conform to another protocol.
    private static func isKnownNotToBring(_ name: String, _ above: String) -> Bool {
        if let brought = brought[above] { return above != name && !brought.contains(name) }
        return SDKType.named(above)?.facts.contains(.marker) == true
    }
}
