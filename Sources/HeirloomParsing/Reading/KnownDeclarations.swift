import HeirloomModel

/// What the earlier clauses of an `#if` declare.
///
/// Which clause counts is for the compiler to decide, and both sides of `#if os(iOS)` often declare one name.
/// That makes neither a duplicate of the other.
struct KnownDeclarations {
    private var types: Set<[String]> = []
    private var aliases: Set<[String]> = []
    private var instantiables: Set<String> = []

    mutating func insert(_ summary: FileSummary) {
        types.formUnion(summary.types.map(\.path))
        aliases.formUnion(summary.aliases.map(\.path))
        instantiables.formUnion(summary.instantiables.map(\.type.type.spelling))
    }

    func contains(type path: [String]) -> Bool {
        types.contains(path)
    }

    func contains(alias path: [String]) -> Bool {
        aliases.contains(path)
    }

    func contains(_ instantiable: InstantiableDeclaration) -> Bool {
        instantiables.contains(instantiable.type.type.spelling)
    }
}

extension FileSummary {
    /// Adds what another clause declares, apart from what is known already.
    mutating func append(_ clause: FileSummary, without known: KnownDeclarations) {
        imports += clause.imports
        types += clause.types.filter { !known.contains(type: $0.path) }
        aliases += clause.aliases.filter { !known.contains(alias: $0.path) }
        extensions += clause.extensions
        instantiables += clause.instantiables.filter { !known.contains($0) }
        configurations += clause.configurations
    }
}
