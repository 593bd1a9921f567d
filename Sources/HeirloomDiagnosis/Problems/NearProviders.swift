import HeirloomGraph
import HeirloomModel

/// What is provided that is nearly what is missing, three of a kind at most.
struct NearProviders {
    /// Provided on the way down, with the same type under another label.
    private(set) var sameType: [DependencyID] = []
    /// Provided on the way down, under the same label with another type.
    private(set) var sameLabel: [DependencyID] = []
    /// Provided on the way down under another label, with a type that becomes the wanted one.
    private(set) var conformers: [NearConformer] = []
    /// Provided where it does not help.
    let elsewhere: [DependencyID]
    /// What would build it.
    let builder: ScopeID?
    /// What lists its type, where that is several and so none of them by itself.
    let fulfillers: [ScopeID]

    /// Whether something that is instantiable would do.
    var isBuildable: Bool { builder != nil || !fulfillers.isEmpty }

    init(_ wording: ProblemWording, _ missing: MissingDependency, _ way: ScopePath) {
        let tree = wording.tree
        let wanted = tree.values[missing.value]
        let built = BuilderShape(wanted.type.canonical)?.product ?? wanted.type.canonical.withoutOptional
        let type = tree.types.id(of: built)
        let listing = (type.map(tree.linker.fulfillers(of:)) ?? []).filter {
            // A decorator wraps one that something else builds.
            !wording.remedies.facts.requires(missing.value, $0)
        }
        builder = type.flatMap(tree.linker.builder(of:)) ?? (listing.count == 1 ? listing[0] : nil)
        fulfillers = builder == nil ? Array(listing.prefix(3)) : []
        // What needs it itself does not provide it.
        elsewhere = wording.providers.providers(of: missing.value).filter {
            tree[$0].edges.allSatisfy { !wording.remedies.facts.requires(missing.value, $0.product) }
        }
        // The search ends here: farther up, a match is unlikely to be meant.
        for edge in way.edges.suffix(1_000).reversed() {
            let provided = wording.provided.provided(by: edge.owner, in: tree)
            // What is local goes no further than what is built directly.
            func isOffered(_ property: DependencyID) -> Bool {
                edge.product == missing.nearest.scope || !tree[property].declared.declaration.isLocal
            }
            // What needs it itself is there only after it.
            sameType += provided.byType[wanted.type.canonical, default: []].map { edge.builtFor.sibling($0) }
                .filter(isOffered)
                .filter {
                    tree[$0].edges.allSatisfy { !wording.remedies.facts.requires(missing.value, $0.product) }
                }
            sameLabel += provided.byLabel[wanted.label, default: []].map { edge.builtFor.sibling($0) }
                .filter { isOffered($0) && tree[$0].declared.value != missing.value }
            if sameType.count >= 3, sameLabel.count >= 3 { break }
        }
        sameType = Array(sameType.prefix(3))
        sameLabel = Array(sameLabel.prefix(3))
        if sameType.isEmpty, sameLabel.isEmpty { conformers = NearConformer.found(wording, missing, way) }
    }
}

/// Where each value is provided, in the first three scopes that do.
struct ProviderIndex {
    private var places: [ValueID: [DependencyID]] = [:]

    init(_ tree: ScopeTree) {
        for scope in tree.ids {
            for (value, index) in tree[scope].providers.all where places[value, default: []].count < 3 {
                places[value, default: []].append(DependencyID(scope: scope, index: index))
            }
        }
    }

    func providers(of value: ValueID) -> [DependencyID] { places[value] ?? [] }
}

/// What each scope provides by label and by type, looked at once for each scope that a fault leads past.
final class ProvidedNames {
    struct Provided {
        /// Indices of dependencies, in declaration order.
        var byLabel: [String: [Int]] = [:]
        var byType: [TypeExpression: [Int]] = [:]
    }

    private var known: [ScopeID: Provided] = [:]

    func provided(by scope: ScopeID, in tree: ScopeTree) -> Provided {
        if let known = known[scope] { return known }
        var provided = Provided()
        for (_, index) in tree[scope].providers.all {
            let dependency = tree[scope].dependencies[index].declared
            provided.byLabel[dependency.declaration.label, default: []].append(index)
            provided.byType[dependency.type.canonical, default: []].append(index)
        }
        known[scope] = provided
        return provided
    }
}

extension DependencyID {
    /// Another dependency of the same scope.
    func sibling(_ dependency: Int) -> DependencyID {
        DependencyID(scope: scope, index: dependency)
    }
}

/// The instantiable types by each type they conform to or inherit from, three of each at most. Of generic types it is not
/// known which is meant.
struct ConformerIndex {
    private var conformers: [EntityID: [ScopeID]] = [:]

    init(_ tree: ScopeTree) {
        for scope in tree.ids {
            guard let entity = tree[scope].declared.entity, tree[scope].declared.arguments == nil else {
                continue
            }
            for base in tree.resolver.basesOfType(entity) where conformers[base, default: []].count < 3 {
                conformers[base, default: []].append(scope)
            }
        }
    }

    func conformers(to type: EntityID) -> [ScopeID] { conformers[type] ?? [] }
}

/// The types that are not instantiable, but may become so, by each type they conform to, three of each at most.
final class PlainConformerIndex {
    private let tree: ScopeTree
    /// Looked at only where nothing instantiable is found.
    private lazy var conformers: [EntityID: [EntityID]] = {
        var conformers: [EntityID: [EntityID]] = [:]
        for index in tree.table.entities.indices {
            let entity = EntityID(index: index)
            guard case .type(let read) = tree.table[entity].kind, read.summary.kind != .protocol,
                read.summary.kind != .enum, read.summary.genericParameters.isEmpty,
                read.summary.access > .fileprivate, !tree.isInstantiable(entity),
                !tree.servesDoublesOnly(entity)
            else { continue }
            for base in tree.resolver.basesOfType(entity) where conformers[base, default: []].count < 3 {
                conformers[base, default: []].append(entity)
            }
        }
        return conformers
    }()

    init(_ tree: ScopeTree) { self.tree = tree }

    func conformers(to type: EntityID) -> [EntityID] { conformers[type] ?? [] }
}
