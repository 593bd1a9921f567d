/// Creates the types of a project one after the other, each with its own name and members.
struct TypeMaker {
    private static let subjects = [
        "Account", "Billing", "Cart", "Download", "Editor", "Feed", "Gallery", "History", "Inbox", "Journal",
        "Keychain", "Library", "Mail", "Network", "Order", "Profile", "Queue", "Reader", "Search", "Timeline",
    ]
    private static let roles = ["Controller", "Model", "Presenter", "Screen", "Store", "Task", "View"]

    private let membersPerType: Int
    private let seed: UInt64
    private(set) var count = 0

    init(options: ProjectOptions) {
        membersPerType = options.membersPerType
        seed = options.seed &* 1_000_003
    }

    /// Returns the name of the type created after `offset` others: `CartStore17`.
    func nextName(after offset: Int = 0, role: String? = nil) -> String {
        let number = count + offset
        var random = SeededGenerator(seed: seed &+ UInt64(number))
        let subject = random.element(of: Self.subjects)
        return "\(subject)\(role ?? random.element(of: Self.roles))\(number)"
    }

    mutating func type(
        named name: String,
        kind: DeclaredType.Kind = .class,
        attribute: DeclaredType.Attribute = .instantiable,
        dependencies: [Dependency] = []
    ) -> DeclaredType {
        defer { count += 1 }
        return DeclaredType(
            name: name,
            kind: kind,
            attribute: attribute,
            dependencies: dependencies,
            memberCount: membersPerType,
            seed: seed &+ UInt64(count)
        )
    }

    /// Creates the root of a shape.
    mutating func root(_ dependencies: [Dependency]) -> DeclaredType {
        type(named: "Application", attribute: .root, dependencies: dependencies)
    }
}

extension DeclaredType {
    /// A property that instantiates this type.
    var instantiated: Dependency { Dependency(.instantiated, name.lowercasedFirst, name) }

    /// A property that receives this type.
    var received: Dependency { Dependency(.received, name.lowercasedFirst, name) }
}

extension Project {
    /// Creates a project with the single module `App`.
    init(types: [DeclaredType], perFile count: Int) {
        modules = [Module(name: "App", files: SourceFile.files(of: types, perFile: count))]
    }
}

extension Project.SourceFile {
    /// Returns files named after the first type in each.
    static func files(of types: [DeclaredType], perFile count: Int) -> [Self] {
        stride(from: 0, to: types.count, by: count).map { start in
            Self(name: types[start].name, types: Array(types[start..<min(start + count, types.count)]))
        }
    }
}
