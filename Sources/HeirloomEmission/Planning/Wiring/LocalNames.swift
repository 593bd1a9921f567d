/// Hands out names that stand side by side in one body, each once.
struct LocalNames: Sendable {
    private var taken = FewNames()
    /// Names that mean something else. A set of its own, because it is large and shared by all bodies.
    private let reserved: Set<String>
    /// Names that a number must not produce by accident.
    private let labels: [String]
    /// The same to look up, made when the first label is met again, as few are.
    private var knownLabels: Set<String> = []
    /// The last numbers by what they follow. Those up to there stay taken.
    private var lastNumbers: [String: Int] = [:]
    /// How many numbers were tried. Tests hold how that grows.
    private(set) var steps = 0

    init(labels: [String], reserved: Set<String>) {
        self.labels = labels
        self.reserved = reserved
    }

    /// Takes names that others have given.
    mutating func take(_ names: some Sequence<String>) {
        for name in names { taken.insert(name) }
    }

    /// The label itself, or the label with the first free number from 2.
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

/// A set of names that is mostly small: few are compared one by one, which is faster than to hash them.
private struct FewNames: Sendable {
    private static let few = 16

    private var names: [String] = []
    private var table: Set<String> = []

    func contains(_ name: String) -> Bool {
        names.count > Self.few ? table.contains(name) : names.contains(name)
    }

    /// `false` where it is in already.
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
