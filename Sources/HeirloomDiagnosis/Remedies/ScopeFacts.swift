import HeirloomGraph
import HeirloomModel

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
