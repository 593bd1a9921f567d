/// Types that list a protocol, and properties that collect them.
extension TreeGrowth {
    /// Makes some scopes list a protocol, and others above them collect these.
    ///
    /// Elements are built eagerly, and therefore come after all scopes that collect them.
    mutating func addCollections() {
        for collected in 0..<RandomTree.collectedCount {
            guard random.chance(50) else {
                if random.chance(30) { addCollection(of: collected, among: [], to: 0) }
                continue
            }
            let candidates = tree.scopes.indices.dropFirst().filter { !forwarding.contains($0) }
            var elements = candidates.shuffled(using: &random).prefix(random.number(in: 1...4)).sorted()
            guard let first = elements.first else { continue }
            for element in elements {
                tree.scopes[element].listed.insert(collected)
                // Some keys have the same first characters, and their order differs from that of the names.
                tree.scopes[element].key = "\(element % 3)/\(element)"
            }
            addCollection(of: collected, among: elements, to: random.number(in: 0...first - 1))
            // A type that lists the protocol it collects is a composite, which other collections exclude.
            if elements.count > 1, random.chance(40) {
                elements.removeFirst()
                addCollection(of: collected, among: elements, to: first)
            }
        }
    }

    private mutating func addCollection(of collected: Int, among listing: [Int], to index: Int) {
        guard let label = freeLabel(in: index) else { return }
        var value = Value.collection(collected, isKeyed: random.chance(40))
        if random.chance(15) { value = .optional(value) }
        var chosen: RandomTree.Property.Name?
        if !listing.isEmpty, random.chance(35) {
            let count = random.number(in: 1...listing.count)
            chosen = .elements(Array(listing.shuffled(using: &random).prefix(count)))
        }
        add(Key(label: label, value: value), .instantiated(by: chosen), to: index)
        let isOnlyIfAvailable = listing.isEmpty || random.chance(20)
        tree.scopes[index].properties[tree.scopes[index].properties.count - 1].isOnlyIfAvailable =
            isOnlyIfAvailable
    }

    /// Excludes elements from a collection that a scope already builds eagerly for another property, because they would
    /// exist twice, and removes collections without elements.
    mutating func collectOnce() {
        let twice = TreeModel(tree).builtTwice.sorted { ($0.scope, $0.property) < ($1.scope, $1.property) }
        for step in twice { tree[step].role = .instantiated(by: .elements(onceBuilt(for: step))) }
        for index in tree.scopes.indices {
            let properties = tree.scopes[index].properties
            tree.scopes[index].properties = properties.filter {
                $0.isOnlyIfAvailable || tree.elements(of: $0) != []
            }
        }
    }

    /// Returns the elements of a collection that the model considers built only once.
    private func onceBuilt(for step: TreeModel.Step) -> [Int] {
        (tree.elements(of: tree[step]) ?? []).filter { element in
            var changed = tree
            changed[step].role = .instantiated(by: .elements([element]))
            return !TreeModel(changed).builtTwice.contains(step)
        }
    }
}
