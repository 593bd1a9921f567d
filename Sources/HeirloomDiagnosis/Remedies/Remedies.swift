import HeirloomGraph
import HeirloomModel

/// Finds the exact changes that fix a fault. There are none if they depend on code that was not read, or if the user
/// must decide what to give up.
struct Remedies {
    let survey: TreeSurvey
    let changes: SourceChanges
    let owners: OwnerSearch
    /// The number of places that one fix-it may edit.
    private static let mostPlaces = 20
    var facts: ScopeFacts { owners.facts }
    var tree: ScopeTree { survey.tree }

    init(_ survey: TreeSurvey) {
        self.survey = survey
        changes = SourceChanges(tree: survey.tree)
        owners = OwnerSearch(survey)
    }

    func name(_ scope: ScopeID) -> String {
        if case .declaration = tree[scope].declared.declaration.form, tree[scope].declared.isSpecialization {
            return text(tree[scope].declared.type)
        }
        return tree[scope].declared.declaration.nameOfProduct
    }

    func text(_ type: ResolvedType) -> String { changes.withoutModules(type.spelled).spelling }

    /// Returns the edits for all places; `nil` if one of them cannot be edited or there are too many.
    func allEdits<Place>(_ places: [Place], edits: (Place) -> [FixIt.Edit]?) -> [FixIt.Edit]? {
        guard places.count <= Self.mostPlaces else { return nil }
        var all: [FixIt.Edit] = []
        for place in places {
            guard let found = edits(place) else { return nil }
            // Two properties of one file may lack the same import.
            all += found.filter { !all.contains($0) }
        }
        return all
    }

    /// Whether a provided value reaches every type that lacks another one, without depending on any of them.
    func reachesAll(_ property: DependencyID, _ missing: MissingDependency) -> Bool {
        let value = tree[property].declared.value
        let receivers = missing.receivers.dependencies
        // Otherwise, receivers below a root that lacks nothing would lack the value.
        guard receivers.count <= Self.mostPlaces, receivers.allSatisfy({ isOffered(property, to: $0.scope) }),
            owners.isProvided(value, onEveryWayTo: receivers.map(\.scope))
        else { return false }
        let needs = owners.requirements(of: tree[property])
        let isBuiltFromIt = tree[property].edges.contains { facts.requires(missing.value, $0.product) }
        return !isBuiltFromIt && !owners.leadsBack(from: needs, in: property.scope, to: missing.value)
    }

    /// Whether a scope may receive a dependency: a local one reaches only what its owner builds directly.
    private func isOffered(_ property: DependencyID, to receiver: ScopeID) -> Bool {
        !tree[property].declared.declaration.isLocal
            || owners.builders.edges(to: receiver).allSatisfy { $0.owner == property.scope }
    }

    /// Returns a fix-it that gives a property another type, if nothing receives it.
    func respell(_ property: DependencyID, as written: WrittenType, message: String? = nil) -> FixIt? {
        guard !facts.isNeeded(tree[property].declared.value, in: property.scope),
            let edits = changes.retyping(property, as: written.type)
        else { return nil }
        return FixIt(message: message ?? "write '\(written.text)'", edits: edits + written.edits)
    }

    /// Returns a fix-it that imports a module.
    func importing(_ module: String, in file: FileID) -> FixIt? {
        changes.importing(module, in: file).map { FixIt(message: "import '\(module)'", edits: [$0]) }
    }

    /// Returns a fix-it that removes an argument that is `true` from a property's attribute.
    func remove(_ argument: String, from property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute,
            let edit = changes.removing(argument, from: attribute, of: property.scope)
        else { return nil }
        return FixIt(message: "remove '\(argument): true'", edits: [edit])
    }
}

/// The edges that build each scope.
struct BuilderIndex {
    private let edges: [ScopeID: [BuildEdge]]

    init(_ survey: TreeSurvey) {
        var edges: [ScopeID: [BuildEdge]] = [:]
        for edge in survey.edges { edges[edge.product, default: []].append(edge) }
        let known = Set(survey.reached)
        var walk = BreadthFirstWalk(from: survey.search.rootsElsewhere.filter { !known.contains($0) })
        while let scope = walk.next() {
            for edge in survey.tree[scope].edges {
                edges[edge.product, default: []].append(edge)
                if !known.contains(edge.product) { walk.reach(edge.product) }
            }
        }
        self.edges = edges
    }

    func edges(to product: ScopeID) -> [BuildEdge] { edges[product] ?? [] }
}

extension ScopeTree {
    /// Whether a value of one type converts to the other, as far as the sources show.
    func converts(_ provided: ResolvedType, to wanted: ResolvedType) -> Bool {
        let plain = provided.canonical.withoutAttributes(["@Sendable"])
        if plain != provided.canonical, plain == wanted.canonical { return true }
        guard let entity = provided.canonical.entity(in: table), let base = wanted.canonical.entity(in: table)
        else { return false }
        return resolver.basesOfType(entity).contains(base)
    }
}

extension InstantiableDeclaration {
    /// `Outer.Inner`; `Container<Int>` if an extension builds it.
    var nameOfProduct: String {
        switch form {
        case .declaration: path.typeSpelling
        case .closure(let label): path.typeSpelling + ".\(label)"
        case .extension: type.type.replacingSelf(by: path).spelling
        }
    }
}

extension [String] {
    /// The qualified name of a nested type, with backticks where necessary: ``Outer.`two words` ``.
    var typeSpelling: String { map(ReservedWords.escapedTypeName).joined(separator: ".") }
}

extension TypeExpression {
    /// `Store` for `Store<User>`; the type itself if it has no name.
    var withoutArguments: TypeExpression {
        guard case .named(let components) = self else { return self }
        return .named(components.map { TypeNameComponent($0.name) })
    }

    /// `X?` for `X!`.
    var plainOptional: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        return self
    }

    /// The type without some of its attributes: `() -> Void` for `@Sendable () -> Void`.
    func withoutAttributes(_ removed: Set<TypeAttribute>) -> TypeExpression {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !removed.contains($0) }
        return kept.isEmpty ? base : .attributed(kept, base)
    }
}

/// Facts about scopes that the search for remedies needs repeatedly, computed once for each scope.
final class ScopeFacts {
    private let tree: ScopeTree
    private var required: [ScopeID: Set<ValueID>] = [:]
    private var needed: [ScopeID: Set<ValueID>] = [:]

    init(_ tree: ScopeTree) { self.tree = tree }

    /// Whether a scope or something below it requires a value from above.
    func requires(_ value: ValueID, _ scope: ScopeID) -> Bool {
        if let known = required[scope] { return known.contains(value) }
        let found = Set(
            tree.requires[scope.index].compactMap { requirement -> ValueID? in
                switch requirement {
                case .value(let value): value
                case .ifAvailable: nil
                }
            }
        )
        required[scope] = found
        return found.contains(value)
    }

    /// Whether something that a scope builds, or a rename in it, takes one of its values.
    func isNeeded(_ value: ValueID, in scope: ScopeID) -> Bool {
        if let known = needed[scope] { return known.contains(value) }
        var found: Set<ValueID> = []
        for product in tree[scope].products {
            for requirement in tree.requires[product.index] {
                found.insert(requirement.value)
                if let optional = tree.values[requirement.value].optional { found.insert(optional) }
            }
        }
        for dependency in tree[scope].dependencies {
            guard let sibling = dependency.sibling else { continue }
            found.insert(tree[scope].dependencies[sibling].declared.value)
        }
        needed[scope] = found
        return found.contains(value)
    }

    /// Whether a scope declares a property with a label, under any condition.
    func hasProperty(labeled label: String, in scope: ScopeID) -> Bool {
        let declaration = tree[scope].declared.declaration
        return tree.table.files[tree[scope].file].summary.instantiables.contains { other in
            other.path == declaration.path
                && (other.dependencies.contains { $0.label == label }
                    || other.otherProperty(labeled: label) != nil)
        }
    }
}

/// The modules that each module imports, with the access level of an import.
final class ImportFacts {
    private let files: FileTable
    private var known: [String: [String: String]] = [:]

    init(_ files: FileTable) { self.files = files }

    /// Returns the access modifier for another import of a module, such as `internal `; `nil` if no file of the
    /// importing module imports it.
    func words(ofImportOf module: String, in own: String) -> String? {
        if let words = known[own] { return words[module] }
        var words: [String: String] = [:]
        for file in files.files where file.module == own {
            for declaration in file.summary.imports where (words[declaration.module] ?? "").isEmpty {
                words[declaration.module] = declaration.access.map { "\($0.rawValue) " } ?? ""
            }
        }
        known[own] = words
        return words[module]
    }
}

extension LinkedScope {
    /// Whether an extension builds it.
    var isBuiltByExtension: Bool {
        switch declared.declaration.form {
        case .declaration, .closure: false
        case .extension: true
        }
    }
}
