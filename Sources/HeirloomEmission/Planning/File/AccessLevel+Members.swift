import HeirloomModel

extension AccessLevel {
    /// The access level to write on a member so that it is as accessible as its type; `nil` if the default is right.
    var ofMember: AccessLevel? {
        switch self {
        case .open, .public: .public
        case .package: .package
        case .internal, .fileprivate, .private: nil
        }
    }
}
