/// Work on many files, as many at a time as there are processors.
enum Lanes {
    /// The results in the order of their indices. Each lane has one piece of work at hand, however many there are.
    static func map<Result: Sendable>(
        _ count: Int,
        _ work: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
        let lanes = min(count, Environment.processorCount)
        var results = [Result?](repeating: nil, count: count)
        await withTaskGroup(of: [(Int, Result)].self) { group in
            for lane in 0..<lanes {
                group.addTask { stride(from: lane, to: count, by: lanes).map { ($0, work($0)) } }
            }
            for await part in group {
                for (index, result) in part { results[index] = result }
            }
        }
        return results.compactMap(\.self)
    }
}
