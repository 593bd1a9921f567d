import HeirloomModel

/// The three attributes that make a property a dependency.
package enum DependencyAttribute: String, Sendable {
    case instantiated = "Instantiated"
    case forwarded = "Forwarded"
    case received = "Received"

    package init?(_ attribute: AttributeUse) {
        // Compared one by one, because looking up a raw value costs more.
        if attribute.isHeirloom("Received") {
            self = .received
        } else if attribute.isHeirloom("Instantiated") {
            self = .instantiated
        } else if attribute.isHeirloom("Forwarded") {
            self = .forwarded
        } else {
            return nil
        }
    }
}
