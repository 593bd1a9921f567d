/// Hands out names that stand side by side in one body, each once.
struct LocalNames: Hashable, Sendable {
    private var taken: Set<String> = []
    /// Names that mean something else. A set of its own, because it is large and shared by all bodies.
    private let reserved: Set<String>
    /// Names that a number must not produce by accident.
    private let labels: [String]

    init(labels: [String], reserved: Set<String>) {
        self.labels = labels
        self.reserved = reserved
        taken.reserveCapacity(labels.count)
    }

    /// Takes names that others have given.
    mutating func take(_ names: some Sequence<String>) {
        taken.formUnion(names)
    }

    /// The label itself, or the label with the first free number from 2.
    mutating func name(for label: String) -> String {
        if !reserved.contains(label), taken.insert(label).inserted { return label }
        let stem = label.last?.isNumber == true ? label + "_" : label
        var number = 2
        while labels.contains(stem + String(number)) || !isFree(stem + String(number)) { number += 1 }
        taken.insert(stem + String(number))
        return stem + String(number)
    }

    private func isFree(_ name: String) -> Bool {
        !taken.contains(name) && !reserved.contains(name)
    }
}
