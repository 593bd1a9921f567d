import HeirloomGraph
import HeirloomModel

/// A file imports the modules that declare what it instantiates, receives and provides.
enum MissingImportRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.hasUnreadableFile { return [] }
        return ForgottenImports(survey).found.map { names in GraphProblem { $0.unimportedNames(names) } }
    }
}

/// Names from a module that a file does not import, which therefore cannot be resolved.
struct UnimportedNames {
    var module: String
    var file: FileID
    /// The declarations, without duplicates, in the order in which they were found.
    var declarations: [EntityID]
    /// The first range in the file that contains one of the names.
    var range: SourceRange
}

/// Finds missing imports that would resolve dependencies below the roots.
///
/// Without the import, a name refers to nothing that was read: nothing fulfills it, and nothing provides it. Only files
/// are examined that have such a dependency, or that provide it with a type that differs for this reason.
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

    /// Whether a property is unfulfilled because an import is missing.
    func explain(_ property: DependencyID) -> Bool {
        if dependencies.contains(property) { return true }
        guard !listed.isEmpty, let request = tree[property].declared.request else { return false }
        let wanted = request.collection?.element.wanted ?? request.wanted
        return wanted.canonical.entity(in: tree.table).map(listed.contains) ?? false
    }

    /// Whether a value is missing because its receiver or provider lacks an import.
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
        let place = tree[property.scope].declared.place
        let names = tree.resolver.unimportedNames(in: declared.declaration.type.type, from: place)
            .filter(\.isCertain)
        guard !names.isEmpty else { return }
        dependencies.insert(property)
        for name in names { add(name, declared.declaration.type.range, in: place.file) }
    }

    /// Finds conforming types that list a protocol by a name that cannot be resolved without an import.
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

extension ProblemWording {
    /// Reports names that cannot be resolved until their module is imported.
    fileprivate func unimportedNames(_ unimported: UnimportedNames) -> Diagnostic {
        let names = unimported.declarations.map { tree.table[$0].name }
        let shown = Array(names.prefix(Self.shownCount)).listed(of: names.count)
        return Diagnostic(
            id: .missingImport,
            message: """
                \(shown) \(names.count == 1 ? "is" : "are") declared in module '\(unimported.module)', which this file does not \
                import
                """,
            location: tree.table.files.location(unimported.range, in: unimported.file),
            fixIts: [remedies.importing(unimported.module, in: unimported.file)].compactMap(\.self)
        )
    }
}
