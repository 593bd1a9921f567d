/// The cost of one run of a program.
package struct RunCost: Hashable, Sendable {
    /// The elapsed time in seconds.
    package let clockTime: Double
    /// The time of all processors together, in seconds.
    package let processorTime: Double
    /// The peak memory in bytes.
    package let peakMemory: Double

    package init(clockTime: Double, processorTime: Double, peakMemory: Double) {
        self.clockTime = clockTime
        self.processorTime = processorTime
        self.peakMemory = peakMemory
    }
}
