import HeirloomGraph
import HeirloomModel

/// A target depends on each local target that it imports, and on each product of Heirloom.
///
/// Types of a module that was not read are missing from the tree, and collections are shorter, without an error.
package enum MissingTargetDependencyRule {
    static func problems(in input: GraphInput) -> [GraphProblem] {
        diagnostics(in: input).map { diagnostic in GraphProblem { _ in diagnostic } }
    }

    /// Returns a warning for the first such import of each module in each target. An import under a condition does not
    /// count unless the condition is known to be true: `canImport` may be false, and a dependency may be for some
    /// platforms only.
    package static func diagnostics(in input: GraphInput) -> [Diagnostic] {
        let unreached = input.unreachedTargets
        if unreached.isEmpty, input.missingProducts.isEmpty { return [] }
        var diagnostics: [Diagnostic] = []
        for module in input.unresolvedModules where input.isReportedHere(module.name) {
            var missing = unreached
            for product in input.missingProducts[module.name, default: []] {
                missing[product] = ".product(name: \"\(product)\", package: \"Heirloom\")"
            }
            for file in module.files.indices {
                for imported in module.files[file].imports where missing[imported.module] != nil {
                    let condition = imported.condition?.evaluated { input.expectedFlags?.answer($0) }
                    guard condition ?? .constant(true) == .constant(true),
                        let entry = missing.removeValue(forKey: imported.module)
                    else { continue }
                    let place = SourceLocation(path: module.files[file].path, range: imported.range)
                    diagnostics.append(diagnostic(imported.module, entry, target: module.name, at: place))
                }
            }
        }
        return diagnostics
    }

    private static func diagnostic(
        _ imported: String,
        _ entry: String,
        target: String,
        at place: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id: .missingTargetDependency,
            message: "target '\(target)' imports '\(imported)' but does not depend on it"
                + (imported.hasPrefix("Heirloom") ? "" : ", so its types are missing from the tree"),
            location: place,
            notes: [Diagnostic.Note(message: advice(adding: entry, to: target), location: place)]
        )
    }

    static func advice(adding entry: String, to target: String) -> String {
        "add '\(entry)' to 'dependencies' of target '\(target)' in Package.swift"
    }
}
