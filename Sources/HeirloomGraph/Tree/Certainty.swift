/// The answer to a question about sources that were only partly read.
package enum Certainty {
    case yes, no
    /// The answer depends on something that was not read.
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
