/// The visibility of a declaration, from the most to the least restrictive.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
}

extension AccessLevel: Comparable {
    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rank < right.rank
    }
}
