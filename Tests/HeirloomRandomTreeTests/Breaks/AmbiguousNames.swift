/// A property's type has a name that two modules below declare.
struct NameOfTwoTypes: DrawnBreak {
    static let prefix = "Twin"

    let scope: Int
    let label: String
    let missingKeys: Set<RandomTree.Key>

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        // In a generic type, the error would hide those of its specializations.
        let scopes = tree.reachedScopes.filter {
            !tree.isBelow($0) && tree.isOpen($0) && tree.scopes[$0].argument == nil
        }
        guard let scope = random.one(ofAny: scopes) else { return nil }
        self.scope = scope
        let name = "\(Self.prefix)\(tree.nextAddition)"
        label = tree.newLabel("twin")
        let role = random.one(of: [RandomTree.Property.Role.received, .instantiated(by: nil)])
        let isReceived = scope > 0 && role == .received
        tree.add(label, .other(name), isReceived ? .received : .instantiated(by: nil), to: scope)
        missingKeys = isReceived ? [RandomTree.Key(label: label, value: .other(name))] : []
        for module in [RandomTree.moduleBelow, RandomTree.moduleBeside] {
            tree.additions.append(
                RandomTree.Addition(
                    module: module,
                    file: RandomTree.typesFile,
                    lines: ["public protocol \(name) {}"]
                )
            )
        }
    }

    func faults(in model: TreeModel) -> [TreeFault] {
        model.reached.contains(scope) ? [TreeFault(.ambiguousName, at: .type(of: label, in: scope))] : []
    }
}
