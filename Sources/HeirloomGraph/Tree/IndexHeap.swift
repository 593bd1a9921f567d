/// A heap of integers with the smallest at the top.
struct IndexHeap {
    private var items: [Int] = []

    package var isEmpty: Bool { items.isEmpty }

    package mutating func insert(_ item: Int) {
        items.append(item)
        var child = items.count - 1
        while child > 0, items[child] < items[(child - 1) / 2] {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popSmallest() -> Int? {
        guard let smallest = items.first, let last = items.popLast() else { return nil }
        if items.isEmpty { return smallest }
        items[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < items.count && items[child] < items[least] {
                least = child
            }
            if least == parent { return smallest }
            items.swapAt(parent, least)
            parent = least
        }
    }
}
