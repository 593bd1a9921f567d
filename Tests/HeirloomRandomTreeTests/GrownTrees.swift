import Foundation

/// The trees that were grown in this run, by seed: growing a tree takes as long as resolving it, and many tests share seeds.
final class GrownTrees: @unchecked Sendable {
    struct Key: Hashable {
        var seed: Int
        var isSpecialized: Bool
    }

    private let lock = NSLock()
    /// Guarded by the lock.
    private var trees: [Key: RandomTree] = [:]

    /// The tree of a key. Two threads that ask at the same time may both grow it, and get equal trees.
    func tree(_ key: Key, growing grow: (Key) -> RandomTree) -> RandomTree {
        if let known = lock.withLock({ trees[key] }) { return known }
        let tree = grow(key)
        lock.withLock { trees[key] = tree }
        return tree
    }
}
