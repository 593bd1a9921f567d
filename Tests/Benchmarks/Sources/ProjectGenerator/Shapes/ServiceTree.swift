/// A tree below a number of services, which several shapes share.
///
/// A node builds up to four others. One child in eight, none or all may be built later, through an instantiator that
/// forwards a number; half of the others receive their first sibling, and each node receives two services.
struct ServiceTree {
    /// The composition of a tree.
    enum Composition {
        /// Classes and structures, some of which are built later.
        case mixed
        /// Classes that are all built eagerly.
        case objects
        /// Classes that are all built later.
        case builtLater
    }

    private let composition: Composition
    /// The services that nodes may receive.
    let services: [DeclaredType]
    private(set) var nodes: [DeclaredType] = []
    /// The properties with which the type above the tree instantiates its first nodes.
    private(set) var tops: [Dependency] = []

    /// Returns services of which every other one receives its predecessor.
    static func services(count: Int, by maker: inout TypeMaker) -> [DeclaredType] {
        var services: [DeclaredType] = []
        for index in 0..<count {
            let received = index % 2 == 1 ? services.suffix(1).map(\.received) : []
            services.append(
                maker.type(named: maker.nextName(role: "Service"), dependencies: received)
            )
        }
        return services
    }

    /// Creates the tree. The type above it builds its first four nodes.
    init(
        of count: Int,
        below services: [DeclaredType],
        by maker: inout TypeMaker,
        random: inout SeededGenerator,
        composition: Composition = .mixed
    ) {
        self.composition = composition
        self.services = services
        let names = (0..<count).map { maker.nextName(after: $0) }
        for index in 0..<count {
            let children = Self.children(of: index, count: count).map { property(of: $0, names: names) }
            var dependencies: [Dependency] = []
            if isBuiltLater(index) { dependencies.append(Dependency(.forwarded, "number", "Int")) }
            dependencies += random.distinct(2, below: services.count).map { services[$0].received }
            let first = index - index % 4
            if first < index, !isBuiltLater(index), random.next(below: 2) == 0 {
                dependencies.append(Dependency(.received, names[first].lowercasedFirst, names[first]))
            }
            let isStructure = children.isEmpty && random.next(below: 2) == 0 && composition == .mixed
            nodes.append(
                maker.type(
                    named: names[index],
                    kind: isStructure ? .structure : .class,
                    dependencies: dependencies + children
                )
            )
        }
        tops = (0..<min(4, count)).map { property(of: $0, names: names) }
    }

    /// The four nodes after the children of the preceding node.
    private static func children(of index: Int, count: Int) -> Range<Int> {
        let first = min(4 * index + 4, count)
        return first..<min(first + 4, count)
    }

    private func isBuiltLater(_ index: Int) -> Bool {
        switch composition {
        case .mixed: index % 8 == 5
        case .objects: false
        case .builtLater: true
        }
    }

    private func property(of index: Int, names: [String]) -> Dependency {
        let label = names[index].lowercasedFirst
        return isBuiltLater(index)
            ? Dependency(.instantiated, "\(label)Builder", names[index], isBuiltLater: true)
            : Dependency(.instantiated, label, names[index])
    }
}
