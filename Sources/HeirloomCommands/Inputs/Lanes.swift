/// Work on many files, as many at a time as there are processors.
enum Lanes {
    /// The results in the order of their indices. Each lane has one piece of work at hand, however many there are.
    ///
    /// - Parameters:
    ///   - room: Makes what a lane takes from one piece of work to the next.
    static func map<Room, Result: Sendable>(
        _ count: Int,
        room: @escaping @Sendable () -> Room,
        _ work: @escaping @Sendable (Int, inout Room) -> Result
    ) async -> [Result] {
        let lanes = min(count, Environment.processorCount)
        let rest = Rest(count, stride: max(1, min(count / (8 * max(lanes, 1)), 64)))
        return await withTaskGroup(of: [(start: Int, results: [Result])].self) { group in
            for _ in 0..<lanes {
                group.addTask {
                    var room = room()
                    var parts: [(start: Int, results: [Result])] = []
                    while let part = await rest.next() {
                        parts.append((part.lowerBound, part.map { work($0, &room) }))
                    }
                    return parts
                }
            }
            var parts: [(start: Int, results: [Result])] = []
            for await some in group { parts += some }
            return parts.sorted { $0.start < $1.start }.flatMap(\.results)
        }
    }
}

/// What is left to do. Lanes come for one part after the other, since a processor may have other things to do and
/// a file may be a hundred times as long as the next.
private actor Rest {
    private let count: Int
    private let stride: Int
    private var start = 0

    init(_ count: Int, stride: Int) {
        self.count = count
        self.stride = stride
    }

    func next() -> Range<Int>? {
        guard start < count else { return nil }
        defer { start += stride }
        return start..<min(start + stride, count)
    }
}
