import HeirloomModel

/// A type is built that is marked unavailable.
struct UnavailableTypeBuilt: DrawnBreak {
    private let built: MarkedService

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let built = MarkedService("unavailable", in: &tree, &random) else { return nil }
        self.built = built
    }

    func faults(in model: TreeModel) -> [TreeFault] { built.faults(.unavailableType, in: model) }
}

/// A type is built that is deprecated, by its name in a text.
struct DeprecatedTypeBuilt: DrawnBreak {
    private let built: MarkedService

    init?(in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let built = MarkedService("deprecated", in: &tree, &random) else { return nil }
        self.built = built
    }

    func faults(in model: TreeModel) -> [TreeFault] { built.faults(.deprecatedType, in: model) }
}

/// A service with `@available`, and the property for which it is built.
private struct MarkedService {
    private let scope: Int
    private let label: String
    private let service: Int

    init?(_ word: String, in tree: inout RandomTree, _ random: inout SeededRandom) {
        guard let scope = random.one(ofAny: tree.reachedScopes.filter(tree.isOpen)) else { return nil }
        self.scope = scope
        label = tree.newLabel(word)
        var marked = RandomTree.Service(listed: [])
        marked.availability = "@available(*, \(word))"
        tree.services.append(marked)
        service = tree.services.count - 1
        tree.add(label, .contract(0), .instantiated(by: .service(service)), to: scope)
    }

    func faults(_ id: DiagnosticID, in model: TreeModel) -> [TreeFault] {
        guard model.reached.contains(scope), let position = model.tree.position(of: label, in: scope),
            model.wanted(by: model.tree.scopes[scope].properties[position]) == .service(service)
        else { return [] }
        return [TreeFault(id, at: .property(label, in: scope))]
    }
}
