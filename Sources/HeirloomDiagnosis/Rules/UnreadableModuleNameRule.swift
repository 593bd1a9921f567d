import HeirloomGraph
import HeirloomModel

/// No additional module in the configuration is a probable misspelling of a known module. Any other unknown name may
/// belong to a module that no file imports.
enum UnreadableModuleNameRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        let files = tree.table.files
        let own = files.withConfigurations.filter { files[$0].module == tree.input.module }
        if own.isEmpty { return [] }
        let known = knownModules(in: files)
        return own.flatMap { file in
            files[file].summary.configurations.flatMap(\.additionalImportedModules).compactMap { written in
                meant(by: written.text, among: known).map { meant in
                    GraphProblem { $0.misspeltModule(written, in: file, meant: meant) }
                }
            }
        }
    }

    /// Returns the modules that were read or are imported somewhere, and well-known ones.
    private static func knownModules(in files: FileTable) -> Set<String> {
        var known = Set(files.modules).union(SDKModule.frameworks)
        for file in files.files { known.formUnion(file.summary.imports.map(\.module)) }
        return known
    }

    private static func meant(by text: String, among known: Set<String>) -> String? {
        if known.contains(text) { return nil }
        let near = known.filter { isMisspelling(text, for: $0) }
        return near.count == 1 ? near.first : nil
    }

    /// Whether two names differ by a slip that is unlikely to distinguish two modules: `FooKit` and `FooKit2`, or
    /// `MapKit` and `NapKit`, may both exist.
    private static func isMisspelling(_ text: String, for name: String) -> Bool {
        let (letters, others) = (Array(text.utf8), Array(name.utf8))
        if text.lowercased() == name.lowercased() { return true }
        if letters.count < 5 || letters.starts(with: others) || others.starts(with: letters) { return false }
        guard Misspelling.distance(letters, others) == 1 else { return false }
        // One letter is missing or added, or two are swapped. A replaced letter counts only in long names.
        return letters.count != others.count || letters.sorted() == others.sorted() || letters.count >= 8
    }
}

extension ProblemWording {
    fileprivate func misspeltModule(_ written: ConfiguredText, in file: FileID, meant: String) -> Diagnostic {
        let location = tree.table.files.location(written.range, in: file)
        return Diagnostic(
            id: .unreadableName,
            message: "\"\(written.text)\" is not a module name; did you mean '\(meant)'?",
            location: location,
            fixIts: [
                FixIt(
                    message: "write '\(meant)'",
                    edits: [FixIt.Edit(location: location, newText: "\"\(meant)\"")]
                )
            ]
        )
    }
}
