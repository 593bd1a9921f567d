import HeirloomGraph
import HeirloomModel

/// Dependencies that are similar to a missing one, at most three of each kind.
package struct NearProviders {
    /// Dependencies on the path down with the same type under another label, or that hold the type to build.
    package private(set) var sameType: [DependencyID] = []
    /// Dependencies on the path down with another type under the same label.
    package private(set) var sameLabel: [DependencyID] = []
    /// Providers of the value that do not help here.
    package let elsewhere: [DependencyID]
    /// The scope that could build the value.
    package let builder: ScopeID?
    /// The types that list the wanted type, if there are several.
    package let fulfillers: [ScopeID]

    /// Whether nothing similar is on the path.
    package var isEmpty: Bool { sameType.isEmpty && sameLabel.isEmpty }

    /// Whether nothing could provide the value.
    var isHopeless: Bool { isEmpty && builder == nil && fulfillers.isEmpty }

    init(_ wording: TreeReview, _ missing: MissingDependency, _ way: ScopePath) {
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
                    && wording.remedies.converts(tree[held.builtFor].declared.type, to: wanted.type)
            }
            let typed = provided.byType[wanted.type.canonical, default: []].map { edge.builtFor.sibling($0) }
            sameType += (typed + held.map(\.builtFor).filter { !typed.contains($0) })
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
    func sibling(_ dependency: Int) -> DependencyID { DependencyID(scope: scope, index: dependency) }
}

/// Types by the types they conform to or inherit from, at most three each.
struct ConformerIndex<Conformer> {
    private var conformers: [EntityID: [Conformer]] = [:]

    init(_ resolver: TypeResolver, _ candidates: [(type: EntityID, conformer: Conformer)]) {
        for (type, conformer) in candidates {
            for base in resolver.basesOfType(type) where conformers[base, default: []].count < 3 {
                conformers[base, default: []].append(conformer)
            }
        }
    }

    func conformers(to type: EntityID) -> [Conformer] { conformers[type] ?? [] }
}

extension TreeReview {
    /// The instantiable types. Generic types are excluded, because it is unknown which specialization is meant, and closures,
    /// because they conform to nothing.
    var plainProducts: [(type: EntityID, conformer: ScopeID)] {
        tree.ids.compactMap { scope in
            let declared = tree[scope].declared
            guard declared.arguments == nil, declared.owner == nil else { return nil }
            return declared.entity.map { ($0, scope) }
        }
    }

    /// The types that are not instantiable, but may become so.
    var possibleProducts: [(type: EntityID, conformer: EntityID)] {
        tree.table.entities.indices.map(EntityID.init(index:)).compactMap { entity in
            guard case .type(let read) = tree.table[entity].kind, read.summary.kind != .protocol,
                read.summary.kind != .enum, read.summary.genericParameters.isEmpty,
                read.summary.access > .fileprivate, !tree.isInstantiable(entity),
                !tree.servesDoublesOnly(entity)
            else { return nil }
            return (entity, entity)
        }
    }

    /// Returns notes about similar dependencies, each with the change that makes it match.
    func nearMisses(_ near: NearProviders, _ missing: MissingDependency) -> [Diagnostic.Note] {
        let sameType = near.sameType.map { property in
            let label = tree[property].declared.declaration.label
            let isMeant = Misspelling.isMisspelling(tree.values[missing.value].label, of: label)
            let question = isMeant ? "did you mean '\(label)'? " : ""
            return note(
                "\(question)\(subject(property.scope)) provides '\(text(of: property))': "
                    + taking(property, for: missing),
                at: property
            )
        }
        let (wanted, place) = (tree.values[missing.value].type, tree[missing.nearest.scope].declared.place)
        // A type that nothing declares may have been renamed.
        let isUndeclared =
            tree.resolver.undeclaredName(in: wanted.canonical, from: place) != nil
            && tree.resolver.unimportedNames(in: wanted.canonical, from: place).isEmpty
        let sameLabel = near.sameLabel.map { property in
            if isUndeclared {
                let text = "did you mean '\(text(of: property))'? \(subject(property.scope)) provides it"
                return note(text, at: property)
            }
            let remedy = meeting(property, missing).map { ": \($0)" } ?? ""
            return note(
                "\(subject(property.scope)) provides '\(provided(property, missing))', which is another type\(remedy)",
                at: property
            )
        }
        let elsewhere = near.elsewhere.map { note(provision($0, missing), at: $0) }
        return sameType + sameLabel + elsewhere
    }

    /// Explains why a provider of the missing value does not help.
    private func provision(_ provider: DependencyID, _ missing: MissingDependency) -> String {
        let receiver = missing.nearest.scope
        let builders = Set(remedies.builders.edges(to: receiver).map(\.owner))
        guard builders.contains(provider.scope) else {
            return """
                \(subject(provider.scope)) provides it, but is not on the path from '\(name(missing.root))' to \
                \(subject(receiver))
                """
        }
        let lacking = builders.filter { missing.receivers.reaches($0) }.sorted { $0.index < $1.index }
        let shown = lacking.prefix(Self.shownCount).map(name)
        let label = tree[provider].declared.declaration.label
        return """
            '\(name(provider.scope))' provides '\(label)' to its '\(name(receiver))', but \
            \(shown.listed(of: lacking.count)) \(lacking.count == 1 ? "builds" : "build") \
            '\(name(receiver))' without providing it
            """
    }

    /// Returns a provided property as text, with its canonical type if it is spelled like the receiver's.
    private func provided(_ property: DependencyID, _ missing: MissingDependency) -> String {
        let provided = text(of: property)
        guard provided == text(of: missing.nearest) else { return provided }
        return
            "\(tree[property].declared.declaration.label): \(spelling(tree[property].declared.type.canonical))"
    }

    /// Returns advice for taking a value under another label.
    private func taking(_ property: DependencyID, for missing: MissingDependency) -> String {
        let (type, wanted) = (tree[property].declared.type, tree.values[missing.value].type)
        let isSame = type.canonical == wanted.canonical
        let renamed = renaming(property, isSame ? wanted : type, for: missing)
        if tree[missing.nearest.scope].takesParameters {
            return "name the parameter '\(tree[property].declared.declaration.label)' to receive it"
        }
        if isRenamed(missing) { return "write \(renamed)" }
        return
            "receive it \(isSame ? "under that name" : "as '\(provided(property, missing))'"), or write \(renamed)"
    }

    /// Returns advice for making a provided property match a received one with the same label; `nil` if there is none.
    private func meeting(_ property: DependencyID, _ missing: MissingDependency) -> String? {
        let provided = tree[property].declared
        let wanted = tree.values[missing.value]
        if isRenamed(missing) {
            let own = tree[missing.nearest].declared.type
            let fits = remedies.fits(provided.type, own)
            return fits ? "write \(renaming(property, provided.type, for: missing))" : nil
        }
        let receiving = "receive it as '\(self.provided(property, missing))'"
        if tree[missing.nearest.scope].takesParameters { return receiving }
        let received = tree[missing.nearest].declared.declaration
        let isHeld = tree.canBeHeld(provided.type, by: missing.nearest)
        if wanted.type.canonical == .generic("Optional", [provided.type.canonical]) {
            let other = """
                write '@Received(onlyIfAvailable: true) \(received.introducer) \(ReservedWords.escaped(wanted.label)): \
                \(spelling(wanted.type.spelled.plainOptional))'
                """
            return isHeld ? "\(receiving), or \(other)" : other
        }
        if provided.type.canonical == .generic("Optional", [wanted.type.canonical]) {
            return "\(receiving), or provide it as '\(declaration(of: missing.value))'"
        }
        guard remedies.converts(provided.type, to: wanted.type) else {
            return isHeld ? receiving : nil
        }
        guard isHeld else { return "write \(renaming(property, provided.type, for: missing))" }
        return "\(receiving), or write \(renaming(property, provided.type, for: missing))"
    }

    /// `'@Received(fulfilledByDependencyNamed: "x", ofType: X.self) let y: any Y'`: the property keeps its name and
    /// type, and only names another source.
    private func renaming(
        _ property: DependencyID,
        _ type: ResolvedType,
        for missing: MissingDependency
    ) -> String {
        let label = tree[property].declared.declaration.label
        var arguments =
            "fulfilledByDependencyNamed: \"\(label)\", ofType: \(spelling(type.metatypeBase)).self"
        var own = declaration(of: missing.value)
        if case .renamed(let written) = tree[missing.nearest].declared.declaration.source {
            own = escapedText(of: missing.nearest)
            if written.erasedToConcreteExistential { arguments += ", erasedToConcreteExistential: true" }
        }
        let introducer = tree[missing.nearest].declared.declaration.introducer
        return "'@Received(\(arguments)) \(introducer) \(own)'"
    }

    private func isRenamed(_ missing: MissingDependency) -> Bool {
        if case .renamed = tree[missing.nearest].origin { true } else { false }
    }

    /// Returns generic types that conform to a protocol, one specialization of which may be meant.
    func genericConformers(to wanted: EntityID) -> [ScopeID] {
        let conforming = tree.generics.filter { type, _ in
            tree.resolver.basesOfType(type).contains(wanted)
        }
        return conforming.map(\.value.index).sorted().prefix(3).map { ScopeID($0) }
    }
}

extension Scope {
    /// Whether it depends on the parameters of a function or a closure instead of properties.
    fileprivate var takesParameters: Bool { isBuiltByExtension || declared.owner != nil }
}
