/// What one run of a program cost.
package struct RunCost: Hashable, Sendable {
    /// In seconds.
    package let clockTime: Double
    /// Of all processors together, in seconds.
    package let processorTime: Double
    /// In bytes.
    package let peakMemory: Double

    package init(clockTime: Double, processorTime: Double, peakMemory: Double) {
        self.clockTime = clockTime
        self.processorTime = processorTime
        self.peakMemory = peakMemory
    }
}
