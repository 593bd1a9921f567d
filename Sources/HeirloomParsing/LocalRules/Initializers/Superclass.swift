import HeirloomModel

/// What a class declaration shows of its superclass: it stands first, where a protocol may stand too.
enum Superclass: Equatable, Sendable {
    /// Structs, actors, and classes that name a protocol first or nothing at all.
    case none
    /// A name that may be a class or a protocol.
    case possible
    /// A class that is known not to have an `init()` that a subclass can leave out.
    case demanding(name: String, initializer: String)

    init(of declaration: TypeDeclaration) {
        guard declaration.kind == .class, let first = declaration.inheritance.first?.type,
            let name = first.nominalComponents?.last?.name, !Self.isAttributed(first)
        else {
            self = .none
            return
        }
        if let initializer = Self.demandingInitializers[name] {
            self = .demanding(name: name, initializer: initializer)
        } else {
            self = Self.protocols.contains(name) ? .none : .possible
        }
    }

    /// `@unchecked Sendable`, which no class can be.
    private static func isAttributed(_ type: TypeExpression) -> Bool {
        if case .attributed = type { return true }
        return false
    }

    private static let protocols: Set<String> = [
        "Actor", "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
        "Instantiable", "NSObjectProtocol", "Observable", "ObservableObject", "Sendable",
    ]

    /// Classes of the SDK for which a subclass must call another initializer than `init()`.
    private static let demandingInitializers: [String: String] = [
        "NSView": "frame: .zero",
        "NSViewController": "nibName: nil, bundle: nil",
        "UICollectionViewController": "nibName: nil, bundle: nil",
        "UINavigationController": "nibName: nil, bundle: nil",
        "UITabBarController": "nibName: nil, bundle: nil",
        "UITableViewController": "nibName: nil, bundle: nil",
        "UIView": "frame: .zero",
        "UIViewController": "nibName: nil, bundle: nil",
    ]
}
