/// Assigns unique names within one body.
struct LocalNames: Sendable {
    private var taken = FewNames()
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
    }

    /// Marks names as taken.
    mutating func take(_ names: some Sequence<String>) {
        for name in names { taken.insert(name) }
    }

    /// Returns the label, or if it is taken, the label with the first free number from 2.
    mutating func name(for label: String) -> String {
        if !reserved.contains(label), taken.insert(label) { return label }
        if knownLabels.isEmpty { knownLabels = Set(labels) }
        let stem = label.last?.isNumber == true ? label + "_" : label
        var number = lastNumbers[stem] ?? 1
        var name = ""
        repeat {
            number += 1
            name = stem + String(number)
            steps += 1
        } while knownLabels.contains(name) || reserved.contains(name) || !taken.insert(name)
        lastNumbers[stem] = number
        return name
    }
}

/// A set of names that is usually small: a few names are compared one by one, which is faster than hashing them.
private struct FewNames: Sendable {
    private static let few = 16

    private var names: [String] = []
    private var table: Set<String> = []

    func contains(_ name: String) -> Bool {
        names.count > Self.few ? table.contains(name) : names.contains(name)
    }

    /// Returns `false` if the set contains the name already.
    @discardableResult
    mutating func insert(_ name: String) -> Bool {
        if contains(name) { return false }
        names.append(name)
        if names.count == Self.few + 1 {
            table.formUnion(names)
        } else if names.count > Self.few {
            table.insert(name)
        }
        return true
    }
}
