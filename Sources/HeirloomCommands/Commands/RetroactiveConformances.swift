import HeirloomGraph
import HeirloomModel

/// Adjusts the fix-its that add a conformance, because a local rule sees too little: the conformance of a type of
/// another package must be `@retroactive`, and a superclass may already conform.
struct RetroactiveConformances {
    private let input: GraphInput

    init(_ input: GraphInput) { self.input = input }

    /// Returns the local diagnostics of all modules with adjusted fix-its.
    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.id == .missingConformance }) else { return diagnostics }
        let places = retroactivePlaces
        return diagnostics.map { diagnostic in
            guard diagnostic.id == .missingConformance else { return diagnostic }
            var corrected = diagnostic
            // If a superclass conforms, the graph has already found it.
            corrected.fixIts = Array(corrected.fixIts.prefix(1))
            for fixIt in corrected.fixIts.indices {
                for edit in corrected.fixIts[fixIt].edits.indices {
                    let written = corrected.fixIts[fixIt].edits[edit]
                    guard places.contains(written.location), !written.newText.contains("@retroactive")
                    else { continue }
                    corrected.fixIts[fixIt].edits[edit].newText = written.newText.replacing(
                        " Instantiable",
                        with: " @retroactive Instantiable"
                    )
                }
            }
            return corrected
        }
    }

    /// The locations at which conformances are added to types of other packages.
    private var retroactivePlaces: Set<SourceLocation> {
        var packages: [[String]: Set<String>] = [:]
        let everyPackage = Set(input.modules.map { input.packages[$0.name] ?? $0.name })
        for module in input.modules {
            let package = input.packages[module.name] ?? module.name
            for type in module.files.flatMap(\.types) {
                packages[type.path, default: []].insert(package)
                packages[[module.name] + type.path, default: []].insert(package)
            }
            // Aliases are not resolved: if `@retroactive` is missing, the compiler asks for it.
            for alias in module.files.flatMap(\.aliases) {
                packages[alias.path, default: []].formUnion(everyPackage)
            }
        }
        var places: Set<SourceLocation> = []
        for module in input.modules {
            let own = input.packages[module.name] ?? module.name
            for file in module.files {
                for declared in file.extensions {
                    guard case .named(let names) = declared.extendedType.type,
                        !packages[names.map(\.name), default: []].contains(own)
                    else { continue }
                    let end = declared.inheritance.last?.range.end ?? declared.extendedType.range.end
                    places.insert(SourceLocation(path: file.path, range: SourceRange(at: end)))
                }
            }
        }
        return places
    }
}
