/// What an outcome was made from, and what is not needed any more.
///
/// It goes with the outcome, because to free the declarations and the graph of a large module, piece by piece, takes
/// a good part of a run, and a process that is about to end need not: its memory goes at once. Whoever runs a command
/// and lives on frees it with the outcome.
package struct Leftovers: Sendable {
    private let values: [any Sendable]

    init(_ values: any Sendable...) { self.values = values }
}

extension Leftovers: Hashable {
    /// Outcomes are the same whatever they were made from.
    package static func == (left: Leftovers, right: Leftovers) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
