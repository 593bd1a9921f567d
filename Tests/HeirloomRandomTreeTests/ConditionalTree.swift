/// A tree that depends on a flag: some of its properties and types are conditional.
///
/// Both variants are ordinary trees, and the expected results of each only depend on that variant.
struct ConditionalTree {
    static let flag = "LIVE"
    private static let mostDropped = 6
    private static let attempts = 12

    /// The tree with the flag set.
    let full: RandomTree
    /// The same tree without some of its properties.
    private(set) var reduced: RandomTree
    /// Whether each scope's type is declared twice, rather than with conditions around its properties.
    private let isWrittenTwice: [Bool]

    /// Creates the conditional tree of a seed.
    init(seed: Int) {
        var random = SeededRandom(seed: seed)
        full = TreeGrowth.tree(seed: seed).withoutLocals
        reduced = full
        isWrittenTwice = full.scopes.indices.map { _ in random.chance(30) }
        let count = random.number(in: 1...Self.mostDropped)
        var dropped = 0
        for _ in 0..<Self.attempts where dropped < count {
            var tree = reduced
            let scope = random.one(of: Array(tree.scopes.indices))
            guard tree.scopes[scope].properties.count > 1 else { continue }
            let position = random.number(in: 0...tree.scopes[scope].properties.count - 1)
            for specialization in tree.specializations(of: scope) {
                tree.scopes[specialization].properties.remove(at: position)
            }
            guard TreeModel(tree).isSoundApartFromLocals else { continue }
            reduced = tree
            dropped += 1
        }
    }

    /// Every declaration, with conditions where the two trees differ.
    var sourceBlocks: [RandomTree.SourceBlock] {
        let isReached = Set(reduced.reachedScopes.map(reduced.declaration(of:)))
        let scopeOfBlock = full.sourceBlocks.count - full.declaredScopes.count
        return zip(full.sourceBlocks, reduced.sourceBlocks).enumerated().map { index, blocks in
            let scope = index - scopeOfBlock
            var block = blocks.0
            if scope >= 0, !isReached.contains(scope) {
                block.lines = Self.underCondition(block.lines)
            } else if blocks.0.lines != blocks.1.lines {
                let isWhole =
                    isWrittenTwice[scope] || full.scopes[scope].isExtended
                    || !Self.isPart(blocks.1.lines, of: block.lines)
                block.lines =
                    isWhole
                    ? Self.underCondition(block.lines, else: blocks.1.lines)
                    : Self.merged(block.lines, blocks.1.lines)
            }
            return block
        }
    }

    private static func underCondition(_ lines: [String], else others: [String] = []) -> [String] {
        ["#if \(flag)"] + lines + (others.isEmpty ? [] : ["#else"] + others) + ["#endif"]
    }

    /// Whether the first lines are a subsequence of the others.
    private static func isPart(_ lines: [String], of others: [String]) -> Bool {
        var rest = lines[...]
        for line in others where line == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Returns the lines with conditions around those that are not kept.
    private static func merged(_ lines: [String], _ kept: [String]) -> [String] {
        var rest = kept[...]
        return lines.flatMap { line -> [String] in
            guard line == rest.first else { return underCondition([line]) }
            rest.removeFirst()
            return [line]
        }
    }
}

extension ConditionalTree {
    /// The conditional elements that must occur, because a case that is never drawn tests nothing.
    enum Feature: Hashable, CaseIterable {
        case received, receivedIfAvailable, renamed, instantiated, forwarded, builder, typeWrittenTwice,
            typeAlone
        case typeBelow
    }

    var features: Set<Feature> {
        var features: Set<Feature> = []
        let isReached = Set(reduced.reachedScopes.map(reduced.declaration(of:)))
        for index in full.declaredScopes where full.scopes[index] != reduced.scopes[index] {
            guard isReached.contains(index) else { continue }
            if isWrittenTwice[index] { features.insert(.typeWrittenTwice) }
            if full.isBelow(index) { features.insert(.typeBelow) }
            let kept = Set(reduced.scopes[index].properties)
            for property in full.scopes[index].properties where !kept.contains(property) {
                features.insert(Self.feature(of: property))
            }
        }
        if full.reachedScopes.contains(where: { !isReached.contains(full.declaration(of: $0)) }) {
            features.insert(.typeAlone)
        }
        return features
    }

    private static func feature(of property: RandomTree.Property) -> Feature {
        switch property.role {
        case .instantiated: property.builder == nil ? .instantiated : .builder
        case .forwarded: .forwarded
        case .received: .received
        case .receivedIfAvailable: .receivedIfAvailable
        case .renamed: .renamed
        }
    }
}
