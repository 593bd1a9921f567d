/// Elements grouped by a key, in the order in which the keys occur.
struct OrderedGroups<Key: Hashable, Element> {
    private(set) var all: [(key: Key, elements: [Element])] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ element: Element, to key: Key) {
        if let place = places[key] {
            all[place].elements.append(element)
        } else {
            places[key] = all.count
            all.append((key, [element]))
        }
    }
}
