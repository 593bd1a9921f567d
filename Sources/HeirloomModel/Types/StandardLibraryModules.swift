/// The modules that are the standard library, each of which every file sees.
package enum StandardLibraryModules {
    package static let names: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// The one that declares a name of the standard library's. Older compilers find no `Task` in `Swift`.
    package static func module(declaring name: String) -> String {
        if concurrency.contains(name) { return "_Concurrency" }
        return name == "Regex" || name == "RegexComponent" ? "_StringProcessing" : "Swift"
    }

    private static let concurrency: Set<String> = [
        "Actor", "AnyActor", "AsyncIteratorProtocol", "AsyncMapSequence", "AsyncSequence", "AsyncStream",
        "AsyncThrowingStream", "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock",
        "DiscardingTaskGroup", "Executor", "GlobalActor", "MainActor", "SerialExecutor", "SuspendingClock",
        "Task",
        "TaskExecutor", "TaskGroup", "TaskLocal", "TaskPriority", "ThrowingDiscardingTaskGroup",
        "ThrowingTaskGroup", "UnownedSerialExecutor", "UnsafeContinuation",
    ]
}
