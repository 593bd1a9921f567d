import HeirloomGraph
import HeirloomModel

/// No `@Instantiable` type is declared in a computed property, and no type that an extension makes instantiable is
/// private: generated files cannot name either. The macro checks other bodies, and the attributed type itself.
enum TypesAreNotHidden {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        let inBraces = tree.table.files.ids.flatMap { file in
            tree.table.files[file].summary.hiddenTypes.map { GraphProblem.hiddenType($0, file) }
        }
        return inBraces + extended(in: tree)
    }

    /// Reports each extension once, regardless of its number of functions.
    private static func extended(in tree: ScopeTree) -> [GraphProblem] {
        var told: Set<ExtensionPlace> = []
        return tree.declaredIDs.compactMap { id in
            guard tree[id].isBuiltByExtension, let entity = tree[id].declared.entity,
                tree.table[entity].access < .internal,
                told.insert(
                    ExtensionPlace(file: tree[id].file, range: tree[id].declared.declaration.nameRange)
                )
                .inserted
            else { return nil }
            return .hiddenExtended(id, entity)
        }
    }

    private struct ExtensionPlace: Hashable {
        let file: FileID
        let range: SourceRange
    }
}
