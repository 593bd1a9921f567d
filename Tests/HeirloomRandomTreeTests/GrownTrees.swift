import Foundation

/// The trees grown so far, by seed. Growing a tree takes as long as resolving it, and many tests use the same seeds.
final class GrownTrees: @unchecked Sendable {
    struct Key: Hashable {
        var seed: Int
        var isSpecialized: Bool
    }

    private let lock = NSLock()
    /// Guarded by the lock.
    private var trees: [Key: RandomTree] = [:]

    /// Returns the tree of a key. Two threads may grow the same tree concurrently, with equal results.
    func tree(_ key: Key, growing grow: (Key) -> RandomTree) -> RandomTree {
        if let known = lock.withLock({ trees[key] }) { return known }
        let tree = grow(key)
        lock.withLock { trees[key] = tree }
        return tree
    }
}
