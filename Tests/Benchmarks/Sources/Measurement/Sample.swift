/// Repeated measurements of one thing.
package struct Sample: Hashable, Sendable {
    /// The measurements in ascending order; never empty.
    package let values: [Double]

    package init(_ values: [Double]) {
        precondition(!values.isEmpty, "nothing was measured")
        self.values = values.sorted()
    }

    package var median: Double { quantile(0.5) }

    /// A quarter of the measurements are at most this.
    package var lowerQuartile: Double { quantile(0.25) }

    /// A quarter of the measurements are at least this.
    package var upperQuartile: Double { quantile(0.75) }

    /// Returns a quantile, interpolated linearly between two measurements.
    private func quantile(_ share: Double) -> Double {
        let place = share * Double(values.count - 1)
        let below = Int(place)
        let above = min(below + 1, values.count - 1)
        return values[below] + (values[above] - values[below]) * (place - Double(below))
    }

    package func map(_ transform: (Double) -> Double) -> Sample {
        Sample(values.map(transform))
    }
}
