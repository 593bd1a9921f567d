/// What is known of a claim.
package enum Certainty {
    case yes, no
    /// Something that was not read decides.
    case unknown

    package static func all(_ parts: some Sequence<Certainty>) -> Certainty {
        var result = Certainty.yes
        for part in parts {
            switch part {
            case .yes: continue
            case .no: return .no
            case .unknown: result = .unknown
            }
        }
        return result
    }

    static func any(_ parts: some Sequence<Certainty>) -> Certainty {
        var result = Certainty.no
        for part in parts {
            switch part {
            case .yes: return .yes
            case .no: continue
            case .unknown: result = .unknown
            }
        }
        return result
    }
}
