import HeirloomGraph
import HeirloomModel

/// The facts that the remedies of faults depend on, and the types and attributes that they write.
package struct Remedies {
    package let survey: TreeSurvey
    package let names: SourceNames
    package let facts: ScopeFacts
    package let builders: BuilderIndex
    package var tree: ScopeTree { survey.tree }

    init(_ survey: TreeSurvey) {
        self.survey = survey
        names = SourceNames(tree: survey.tree)
        facts = ScopeFacts(survey.tree)
        builders = BuilderIndex(survey)
    }

    package func name(_ scope: ScopeID) -> String {
        if case .declaration = tree[scope].declared.declaration.form, tree[scope].declared.isSpecialization {
            return text(tree[scope].declared.type)
        }
        return tree[scope].declared.declaration.nameOfProduct
    }

    package func text(_ type: ResolvedType) -> String { names.withoutModules(type.spelled).spelling }

    /// Whether a value of one type converts to the other, as far as the sources show.
    func converts(_ provided: ResolvedType, to wanted: ResolvedType) -> Bool {
        let plain = provided.canonical.withoutAttributes(["@Sendable"])
        if plain != provided.canonical, plain == wanted.canonical { return true }
        guard let entity = provided.canonical.entity(in: tree.table),
            let base = wanted.canonical.entity(in: tree.table)
        else { return false }
        return tree.resolver.basesOfType(entity).contains(base)
    }

    /// Whether a sibling that provides one of the requirements needs, directly or indirectly, the value itself.
    package func leadsBack(from requirements: [Requirement], in scope: ScopeID, to value: ValueID) -> Bool {
        let providers = tree[scope].providers
        var walk = BreadthFirstWalk(
            from: requirements.compactMap { tree.values.provider(of: $0, among: providers) }
        )
        while let index = walk.next() {
            if tree[scope].dependencies[index].edges.contains(where: { facts.requires(value, $0.product) }) {
                return true
            }
            for requirement in self.requirements(of: tree[scope].dependencies[index]) {
                if let sibling = tree.values.provider(of: requirement, among: providers) {
                    walk.reach(sibling)
                }
            }
        }
        return false
    }

    /// Returns the requirements of a dependency that must be met before it is built.
    package func requirements(of dependency: ScopeDependency) -> [Requirement] {
        if let own = dependency.requirement { return [own] }
        return dependency.edges.flatMap { tree[$0.product].requires }
    }
}

/// The edges that build each scope.
package struct BuilderIndex {
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

    package func edges(to product: ScopeID) -> [BuildEdge] { edges[product] ?? [] }
}

extension InstantiableDeclaration {
    /// Whether building it is deprecated or unavailable.
    var isDiscouraged: Bool {
        availabilityOfBuilding.contains { $0.contains("deprecated") || $0.contains("unavailable") }
    }

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
    package var typeSpelling: String { map(ReservedWords.escapedTypeName).joined(separator: ".") }
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
package final class ScopeFacts {
    private let tree: ScopeTree
    private var required: [ScopeID: Set<ValueID>] = [:]
    private var needed: [ScopeID: Set<ValueID>] = [:]

    init(_ tree: ScopeTree) { self.tree = tree }

    /// Whether a scope or something below it requires a value from above.
    package func requires(_ value: ValueID, _ scope: ScopeID) -> Bool {
        if let known = required[scope] { return known.contains(value) }
        let found = Set(
            tree[scope].requires.compactMap { requirement -> ValueID? in
                if case .value(let value) = requirement { value } else { nil }
            }
        )
        required[scope] = found
        return found.contains(value)
    }

    /// Whether something that a scope builds, or a rename in it, takes one of its values.
    package func isNeeded(_ value: ValueID, in scope: ScopeID) -> Bool {
        if let known = needed[scope] { return known.contains(value) }
        var found: Set<ValueID> = []
        for product in tree[scope].products {
            for requirement in tree[product].requires {
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
    package func hasProperty(labeled label: String, in scope: ScopeID) -> Bool {
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

extension Scope {
    /// Whether an extension builds it.
    var isBuiltByExtension: Bool { if case .extension = declared.declaration.form { true } else { false } }

    var isActor: Bool { declared.declaration.form == .declaration(.actor) }
}
