import Foundation

/// Returns the results of an operation that several threads start at the same time.
func onThreads<Result: Sendable>(
    _ count: Int,
    _ operation: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let results = Guarded<[Result]>([])
    let start = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for number in 0..<count {
        group.enter()
        Thread {
            start.wait()
            let result = operation(number)
            results.change { $0.append(result) }
            group.leave()
        }.start()
    }
    for _ in 0..<count { start.signal() }
    group.wait()
    return results.value
}

/// A value that any thread may change.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var guarded: Value

    init(_ value: Value) { guarded = value }

    var value: Value { lock.withLock { guarded } }

    func change(_ body: (inout Value) -> Void) {
        lock.withLock { body(&guarded) }
    }
}
