import HeirloomGraph
import HeirloomModel

/// Which conformance a fix-it adds, of which the one declaration that a local rule sees does not say enough: for a type of
/// another package it is `@retroactive`, and no superclass that was read has it.
struct RetroactiveConformances {
    private let input: GraphInput

    init(_ input: GraphInput) { self.input = input }

    /// The local diagnostics of all modules, their fix-its as that demands.
    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.id == .missingConformance }) else { return diagnostics }
        let places = retroactivePlaces
        return diagnostics.map { diagnostic in
            guard diagnostic.id == .missingConformance else { return diagnostic }
            var corrected = diagnostic
            // Below a superclass that conforms the graph has found this already.
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

    /// Where conformances are added to types of other packages.
    private var retroactivePlaces: Set<SourceLocation> {
        var packages: [[String]: Set<String>] = [:]
        let everyPackage = Set(input.modules.map { input.packages[$0.name] ?? $0.name })
        for module in input.modules {
            let package = input.packages[module.name] ?? module.name
            for type in module.files.flatMap(\.types) {
                packages[type.path, default: []].insert(package)
                packages[[module.name] + type.path, default: []].insert(package)
            }
            // What an alias stands for is not looked up: without the word the compiler says what it wants.
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
