import HeirloomGraph
import HeirloomModel

/// A file that uses Heirloom's macros sees Heirloom.
enum MissingHeirloomImportRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        let imports = HeirloomImports(tree.input)
        return tree.table.files.ids.compactMap { id in
            let file = tree.table.files[id]
            guard imports.isLacking(in: file.summary), tree.input.isReportedHere(file.module) else {
                return nil
            }
            return file.summary.firstUse.map { use in GraphProblem { $0.missingImport(of: use, in: id) } }
        }
    }
}

extension ProblemWording {
    fileprivate func missingImport(of use: SourceRange, in file: FileID) -> Diagnostic {
        Diagnostic(
            id: .missingImport,
            message: "this file uses Heirloom's macros but does not import 'Heirloom'",
            location: tree.table.files.location(use, in: file),
            fixIts: fixIts([.importModule("Heirloom", in: file)])
        )
    }
}
