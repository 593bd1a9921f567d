import HeirloomGraph
import HeirloomModel

/// No type with `@Instantiable` stands in the braces of a computed property: no generated file can name it. In other
/// bodies the macro sees where it stands.
enum TypesAreNotHidden {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.table.files.ids.flatMap { file in
            tree.table.files[file].summary.hiddenTypes.map { .hiddenType($0, file) }
        }
    }
}
