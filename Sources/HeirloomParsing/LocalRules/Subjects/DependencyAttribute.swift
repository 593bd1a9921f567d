import HeirloomModel

/// The three attributes that make a property a dependency.
package enum DependencyAttribute: String, Hashable, Sendable, CaseIterable {
    case instantiated = "Instantiated"
    case forwarded = "Forwarded"
    case received = "Received"

    init?(_ attribute: AttributeUse) {
        guard let kind = Self.allCases.first(where: { attribute.isHeirloom($0.rawValue) }) else { return nil }
        self = kind
    }
}
