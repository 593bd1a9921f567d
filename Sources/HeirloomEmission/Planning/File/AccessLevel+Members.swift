import HeirloomModel

extension AccessLevel {
    /// What a member says to be as accessible as its type, `nil` where the default says it.
    var ofMember: AccessLevel? {
        switch self {
        case .open, .public: .public
        case .package: .package
        case .internal, .fileprivate, .private: nil
        }
    }
}
