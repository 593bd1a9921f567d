/// Assigns unique names within one body.
struct LocalNames: Sendable {
    private var taken: Set<String> = []
    /// Names that mean something else. A separate set, because it is large and shared by all bodies.
    private let reserved: Set<String>
    /// Labels that no name with an appended number may equal.
    private let labels: [String]
    /// ``labels`` as a set, made only when a label occurs again, which is rare.
    private var knownLabels: Set<String> = []
    /// The last number used after each stem. Lower numbers are taken, too.
    private var lastNumbers: [String: Int] = [:]
    /// The count of numbers tried. Tests check how it grows.
    private(set) var steps = 0

    init(labels: [String], reserved: Set<String>) {
        self.labels = labels
        self.reserved = reserved
        taken.reserveCapacity(labels.count)
    }

    /// Marks names as taken.
    mutating func take(_ names: some Sequence<String>) {
        taken.formUnion(names)
    }

    /// Returns the label, or if it is taken, the label with the first free number from 2.
    mutating func name(for label: String) -> String {
        if !reserved.contains(label), taken.insert(label).inserted { return label }
        if knownLabels.isEmpty { knownLabels = Set(labels) }
        let stem = label.last?.isNumber == true ? label + "_" : label
        var number = lastNumbers[stem] ?? 1
        var name = ""
        repeat {
            number += 1
            name = stem + String(number)
            steps += 1
        } while knownLabels.contains(name) || reserved.contains(name) || !taken.insert(name).inserted
        lastNumbers[stem] = number
        return name
    }
}

extension Set<String> {
    /// Inserts and returns a name with the first number from 2 by which it is free.
    mutating func insertNumbered(
        _ name: String,
        after separator: String = "_",
        unless isTaken: (String) -> Bool = { _ in false }
    ) -> String {
        var number = 2
        while true {
            let numbered = name + separator + String(number)
            if !isTaken(numbered), insert(numbered).inserted { return numbered }
            number += 1
        }
    }
}
