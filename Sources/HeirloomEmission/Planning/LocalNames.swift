/// Hands out names that stand side by side in one body, each once.
struct LocalNames: Sendable {
    private var taken = FewNames()
    /// Names that mean something else. A set of its own, because it is large and shared by all bodies.
    private let reserved: Set<String>
    /// Names that a number must not produce by accident.
    private let labels: [String]

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
