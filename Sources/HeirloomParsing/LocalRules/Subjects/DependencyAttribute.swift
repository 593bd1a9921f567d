import HeirloomModel

/// The three attributes that make a property a dependency.
package enum DependencyAttribute: String, Hashable, Sendable {
    case instantiated = "Instantiated"
    case forwarded = "Forwarded"
    case received = "Received"

    init?(_ attribute: AttributeUse) {
        guard let kind = Self(rawValue: attribute.baseName), attribute.isHeirloom(kind.rawValue) else {
            return nil
        }
        self = kind
    }
}
