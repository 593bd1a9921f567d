import HeirloomGraph
import HeirloomModel

/// Dependencies that are similar to a missing one, at most three of each kind.
struct NearProviders {
    /// Dependencies on the path down with the same type under another label, or that hold the type to build.
    private(set) var sameType: [DependencyID] = []
    /// Dependencies on the path down with another type under the same label.
    private(set) var sameLabel: [DependencyID] = []
    /// Dependencies on the path down with a related type under a label of which the missing one is a misspelling, if
    /// there are none of the above.
    private(set) var misspelt: [DependencyID] = []
    /// Providers of the value that do not help here.
    let elsewhere: [DependencyID]
    /// The scope that could build the value.
    let builder: ScopeID?
    /// The types that list the wanted type, if there are several.
    let fulfillers: [ScopeID]

    /// Whether nothing similar is on the path.
    var isEmpty: Bool { sameType.isEmpty && sameLabel.isEmpty && misspelt.isEmpty }

    init(_ wording: ProblemWording, _ missing: MissingDependency, _ way: ScopePath) {
        let tree = wording.tree
        let wanted = tree.values[missing.value]
        let built = BuilderShape(wanted.type.canonical)?.product ?? wanted.type.canonical.withoutOptional
        let type = tree.types.id(of: built)
        let listing = (type.map(tree.linker.fulfillers(of:)) ?? []).filter {
            // A decorator wraps a value that another type builds.
            !wording.remedies.facts.requires(missing.value, $0)
        }
        builder = type.flatMap(tree.linker.builder(of:)) ?? (listing.count == 1 ? listing[0] : nil)
        fulfillers = builder == nil ? Array(listing.prefix(3)) : []
        // A product that requires the value does not provide it.
        elsewhere = wording.providers.providers(of: missing.value).filter {
            tree[$0].edges.allSatisfy { !wording.remedies.facts.requires(missing.value, $0.product) }
        }
        // A match farther up is unlikely to be meant.
        for edge in way.edges.suffix(1_000).reversed() {
            let provided = wording.provided.provided(by: edge.owner, in: tree)
            // A local dependency reaches only the products that its scope builds directly.
            func isOffered(_ property: DependencyID) -> Bool {
                edge.product == missing.nearest.scope || !tree[property].declared.declaration.isLocal
            }
            // A product that requires the value is available only after it.
            let held = tree[edge.owner].edges.filter { held in
                held.product == builder && held.builder == nil && tree[held.builtFor].collected == nil
                    && tree.converts(tree[held.builtFor].declared.type, to: wanted.type)
            }
            let typed = provided.byType[wanted.type.canonical, default: []].map { edge.builtFor.sibling($0) }
            sameType += (typed + held.map(\.builtFor).filter { !typed.contains($0) })
                .filter(isOffered)
                .filter {
                    tree[$0].edges.allSatisfy { !wording.remedies.facts.requires(missing.value, $0.product) }
                }
            sameLabel += provided.byLabel[wanted.label, default: []].map { edge.builtFor.sibling($0) }
                .filter { isOffered($0) && tree[$0].declared.value != missing.value }
            misspelt += provided.byLabel
                .filter { $0.key != wanted.label && Misspelling.isMisspelling(wanted.label, of: $0.key) }
                .sorted { $0.key < $1.key }.flatMap(\.value).map { edge.builtFor.sibling($0) }
                .filter { isOffered($0) && tree.areRelated(tree[$0].declared.type, wanted.type) }
            if sameType.count >= 3, sameLabel.count >= 3 { break }
        }
        sameType = Array(sameType.prefix(3))
        sameLabel = Array(sameLabel.prefix(3))
        misspelt = sameType.isEmpty && sameLabel.isEmpty ? Array(misspelt.prefix(3)) : []
    }
}

extension ScopeTree {
    /// Whether two types differ in optionality only, or one converts to the other.
    fileprivate func areRelated(_ one: ResolvedType, _ other: ResolvedType) -> Bool {
        one.canonical.withoutOptional == other.canonical.withoutOptional
            || converts(one, to: other) || converts(other, to: one)
    }
}

/// The providers of each value, in the first three scopes that provide it.
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

/// The dependencies that a scope provides, by label and by type, computed once for each scope on the path of a fault.
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

/// The instantiable types by the types they conform to or inherit from, at most three each. Generic types are excluded,
/// because it is unknown which specialization is meant, and closures, because they conform to nothing.
struct ConformerIndex {
    private var conformers: [EntityID: [ScopeID]] = [:]

    init(_ tree: ScopeTree) {
        for scope in tree.ids {
            let declared = tree[scope].declared
            guard let entity = declared.entity, declared.arguments == nil, declared.owner == nil else {
                continue
            }
            for base in tree.resolver.basesOfType(entity) where conformers[base, default: []].count < 3 {
                conformers[base, default: []].append(scope)
            }
        }
    }

    func conformers(to type: EntityID) -> [ScopeID] { conformers[type] ?? [] }
}

/// The types that are not instantiable, but may become so, by the types they conform to, at most three each.
final class PlainConformerIndex {
    private let tree: ScopeTree
    /// Computed only if no instantiable type is found.
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
