import HeirloomModel

/// Finds the roots: where trees begin.
struct RootSearch {
    /// The roots of the module for which code is generated, in order of their names.
    private(set) var roots: [ScopeID] = []
    /// Qualifying types that are no roots, because something below them is not provided.
    private(set) var dropped: [ScopeID] = []
    /// Types of the modules below that insist on being roots.
    private(set) var rootsBelow: [ScopeID] = []

    init(_ tree: ScopeTree) {
        var isInstantiated = [Bool](repeating: false, count: tree.scopes.count)
        for id in tree.ids {
            for product in tree[id].products where product != id { isInstantiated[product.index] = true }
        }
        let completeness = Completeness(tree)
        for id in tree.ids {
            let isOwn = tree.module(of: id) == tree.input.module
            switch tree[id].declaration.isRoot {
            case true?:
                if isOwn { roots.append(id) } else { rootsBelow.append(id) }
            case false?:
                break
            case nil:
                guard isOwn, !isInstantiated[id.index], tree[id].looksLikeRoot(in: tree.table) else {
                    continue
                }
                switch tree.input.rootMode {
                case .marked: break
                case .require: roots.append(id)
                case .detect: if completeness.check(id) { roots.append(id) } else { dropped.append(id) }
                }
            }
        }
        let names = tree.scopes.map { $0.declaration.path.joined(separator: ".") }
        roots.sort { (names[$0.index], $0.index) < (names[$1.index], $1.index) }
    }
}

extension LinkedScope {
    /// Whether it is handed nothing: all of its injected properties, of which there is one at least, are
    /// instantiated or renamed from one of its own.
    fileprivate func looksLikeRoot(in table: NameTable) -> Bool {
        guard case .declaration = declaration.form, !dependencies.isEmpty, !isGeneric(in: table) else {
            return false
        }
        return dependencies.allSatisfy { dependency in
            switch dependency.link {
            case .instantiated: true
            case .renamed(let renaming): renaming.sibling != nil
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }
    }

    /// Whether it or a type around it has generic parameters.
    func isGeneric(in table: NameTable) -> Bool {
        var enclosing = declared.entity
        while let type = enclosing {
            if case .type(let summary) = table[type].kind, !summary.genericParameters.isEmpty { return true }
            enclosing = table[type].container
        }
        return false
    }
}

/// Whether everything below a scope is provided. Each scope is visited once, whatever is asked.
private struct Completeness {

    private let tree: ScopeTree
    /// By component of the "instantiates" graph: whether something in it or below it has nothing to fulfil it.
    private let components: StronglyConnectedComponents
    private var lacksSomething: [Bool]

    init(_ tree: ScopeTree) {
        self.tree = tree
        components = StronglyConnectedComponents(edges: tree.scopes.map { $0.products.map(\.index) })
        lacksSomething = []
        for members in components.components {
            lacksSomething.append(
                members.contains { scope in
                    tree.scopes[scope].lacksFulfillment
                        || tree.scopes[scope].products.contains { product in
                            let component = components.componentOf[product.index]
                            return component < lacksSomething.count && lacksSomething[component]
                        }
                }
            )
        }
    }

    func check(_ id: ScopeID) -> Bool {
        let isProvided = tree.requires[id.index].allSatisfy { requirement in
            switch requirement {
            case .value: false
            case .ifAvailable: true
            }
        }
        return isProvided && !lacksSomething[components.componentOf[id.index]]
    }
}

extension LinkedScope {
    /// Whether nothing fulfils one of its dependencies.
    var lacksFulfillment: Bool {
        dependencies.contains { dependency in
            guard case .instantiated(_, .nothing) = dependency.link else { return false }
            return true
        }
    }
}
