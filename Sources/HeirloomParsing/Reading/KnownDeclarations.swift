import HeirloomModel

/// What the earlier clauses of an `#if` declare.
///
/// Which clause counts is for the compiler to decide, and both sides of `#if os(iOS)` often declare one name.
/// That makes neither a duplicate of the other.
struct KnownDeclarations {
    private var types: Set<[String]> = []
    private var aliases: Set<[String]> = []
    /// How many clauses declare each.
    private var instantiables: [String: Int] = [:]

    mutating func insert(_ summary: FileSummary) {
        types.formUnion(summary.types.map(\.path))
        aliases.formUnion(summary.aliases.map(\.path))
        for instantiable in Set(summary.instantiables.map(\.type.type.spelling)) {
            instantiables[instantiable, default: 0] += 1
        }
    }

    func contains(type path: [String]) -> Bool {
        types.contains(path)
    }

    func contains(alias path: [String]) -> Bool {
        aliases.contains(path)
    }

    func contains(_ instantiable: InstantiableDeclaration) -> Bool {
        instantiables[instantiable.type.type.spelling] != nil
    }

    /// Whether it is declared whatever holds: by all clauses, of which the last is an `#else`.
    func isInEveryClause(
        _ instantiable: InstantiableDeclaration,
        of conditional: ConditionalDeclarations
    ) -> Bool {
        guard let last = conditional.clauses.last, last.condition == nil else { return false }
        return instantiables[instantiable.type.type.spelling] == conditional.clauses.count
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
