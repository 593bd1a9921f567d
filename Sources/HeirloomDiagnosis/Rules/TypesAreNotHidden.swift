import HeirloomGraph
import HeirloomModel

/// No type with `@Instantiable` stands in the braces of a computed property, and none that an extension makes buildable is
/// private: no generated file can name either. In other bodies, and on a type itself, the macro sees it.
enum TypesAreNotHidden {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        let inBraces = tree.table.files.ids.flatMap { file in
            tree.table.files[file].summary.hiddenTypes.map { GraphProblem.hiddenType($0, file) }
        }
        return inBraces + extended(in: tree)
    }

    /// Each extension once, however many functions it has.
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
