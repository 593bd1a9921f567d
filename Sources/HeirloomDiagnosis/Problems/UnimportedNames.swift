import HeirloomGraph
import HeirloomModel

/// The names that a file uses of a module that it does not import, where something is lacking for that reason.
struct UnimportedNames {
    var module: String
    var file: FileID
    /// Each once, in the order in which they are written.
    var declarations: [EntityID]
    /// Where the first of them is written.
    var range: SourceRange
}

/// Finds the imports that would bring what is lacking below the roots.
///
/// Without an import, a name stands for nothing that was read: nothing fulfills it, and nothing provides it. Only files
/// are looked at in which something is lacking, or which provide it under a type that is not the same for this reason.
struct ForgottenImports {
    private let tree: ScopeTree
    private(set) var found: [UnimportedNames] = []
    private var dependencies: Set<DependencyID> = []
    private var listed: Set<EntityID> = []

    init(_ survey: TreeSurvey) {
        tree = survey.tree
        let lacking = survey.instantiations.filter { property in
            survey.isInsistedOn[property.scope.index] && survey.tree[property].lacksFulfillment
        }
        let labels = Set(
            survey.insistingRoots.flatMap { survey.tree.requires[$0.index] }.map {
                survey.tree.values[$0.value].label
            }
        )
        if lacking.isEmpty, labels.isEmpty { return }
        let unfulfilled = Set(lacking)
        for scope in survey.reached where !survey.isSuspect(scope) {
            for (index, dependency) in tree[scope].dependencies.enumerated() {
                let property = DependencyID(scope: scope, index: index)
                let label = dependency.declared.declaration.label
                guard labels.contains(label) || unfulfilled.contains(property) else { continue }
                look(at: property)
            }
        }
        look(intoListsFor: lacking)
    }

    /// Whether something is not fulfilled because an import is lacking.
    func explain(_ property: DependencyID) -> Bool {
        if dependencies.contains(property) { return true }
        guard !listed.isEmpty, let request = tree[property].declared.request else { return false }
        let wanted = request.collection?.element.wanted ?? request.wanted
        return wanted.canonical.entity(in: tree.table).map(listed.contains) ?? false
    }

    /// Whether something is not received because an import is lacking where it is received or where it is provided.
    func explain(_ receivers: FoundReceivers, lacking value: ValueID) -> Bool {
        if dependencies.isEmpty { return false }
        let label = tree.values[value].label
        return receivers.dependencies.contains(where: dependencies.contains)
            || receivers.pathToFirst.edges.contains { edge in
                tree[edge.owner].dependencies.indices.contains { index in
                    dependencies.contains(edge.builtFor.sibling(index))
                        && tree[edge.owner].dependencies[index].declared.declaration.label == label
                }
            }
    }

    private mutating func look(at property: DependencyID) {
        let declared = tree[property].declared
        let place = Place(
            file: tree[property.scope].file,
            enclosing: tree[property.scope].declared.entity
        )
        let names = tree.resolver.unimportedNames(in: declared.declaration.type.type, from: place)
            .filter(\.isCertain)
        guard !names.isEmpty else { return }
        dependencies.insert(property)
        for name in names { add(name, declared.declaration.type.range, in: place.file) }
    }

    /// The types that conform to a protocol list it by a name that says nothing without the import.
    private mutating func look(intoListsFor lacking: [DependencyID]) {
        let lists = UnresolvedLists(tree)
        for property in lacking {
            guard let request = tree[property].declared.request, !request.isNamed else { continue }
            let wanted = (request.collection?.element.wanted ?? request.wanted).canonical
            guard let entity = wanted.entity(in: tree.table), let name = wanted.lastName else { continue }
            for entry in lists.entries(named: name) {
                let file = tree[entry.scope].file
                let place = Place(file: file, enclosing: tree[entry.scope].declared.entity)
                let names = tree.resolver.unimportedNames(in: entry.written.type, from: place)
                for name in names where name.declaration == entity {
                    listed.insert(entity)
                    add(name, entry.written.range, in: file)
                }
            }
        }
    }

    private mutating func add(_ name: UnimportedName, _ range: SourceRange, in file: FileID) {
        guard let index = found.firstIndex(where: { $0.file == file && $0.module == name.module }) else {
            found.append(
                UnimportedNames(
                    module: name.module,
                    file: file,
                    declarations: [name.declaration],
                    range: range
                )
            )
            return
        }
        if !found[index].declarations.contains(name.declaration) {
            found[index].declarations.append(name.declaration)
        }
        if range.start < found[index].range.start { found[index].range = range }
    }
}
