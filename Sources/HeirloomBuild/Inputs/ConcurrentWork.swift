/// Work on many files, with as many workers as there are processors.
enum ConcurrentWork {
    /// Returns the results in the order of their indices. Each worker handles one piece of work at a time.
    static func map<Result: Sendable>(
        _ count: Int,
        _ work: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
        let workers = min(count, Environment.processorCount)
        let remaining = RemainingWork(count, stride: max(1, min(count / (8 * max(workers, 1)), 64)))
        return await withTaskGroup(of: [(start: Int, results: [Result])].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var parts: [(start: Int, results: [Result])] = []
                    while let part = await remaining.next() {
                        parts.append((part.lowerBound, part.map(work)))
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

/// The work that no worker has taken yet. Workers take one part after another, because a processor may be busy with
/// other things and one file may be a hundred times as long as the next.
private actor RemainingWork {
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
