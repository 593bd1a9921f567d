/// What lists a protocol, and what collects it.
extension TreeGrowth {
    /// Lets some scopes list a protocol, and others above them collect these.
    ///
    /// What is collected is built at once, and therefore comes later than all that collect it.
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
                // A few share the first letters, and their order is another than that of their names.
                tree.scopes[element].key = "\(element % 3)/\(element)"
            }
            addCollection(of: collected, among: elements, to: random.number(in: 0...first - 1))
            // One that lists what it collects is a composite, which others leave out.
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

    /// What a scope builds at once for another property is not collected below it, for it would be there twice; and where
    /// nothing is left, nothing is collected.
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

    /// The elements of a collection that the model holds for built once.
    private func onceBuilt(for step: TreeModel.Step) -> [Int] {
        (tree.elements(of: tree[step]) ?? []).filter { element in
            var changed = tree
            changed[step].role = .instantiated(by: .elements([element]))
            return !TreeModel(changed).builtTwice.contains(step)
        }
    }
}
