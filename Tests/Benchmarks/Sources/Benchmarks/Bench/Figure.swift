import Foundation
import Measurement
import ProjectGenerator

/// A line of the results table.
struct Figure {
    /// The unit of a figure.
    enum Unit: String {
        case ratio, seconds, bytes, count
    }

    /// A condition on a figure's median.
    enum Bound: Hashable {
        case atMost(Double)
        /// Within this distance of one, in either direction.
        case one(within: Double)

        func holds(for value: Double) -> Bool {
            switch self {
            case .atMost(let limit): value <= limit
            case .one(let tolerance): 1 - tolerance <= value && value <= 1 + tolerance
            }
        }
    }

    let name: String
    let unit: Unit
    let sample: Sample
    let bound: Bound?
    /// The fingerprint of the measured project, for figures measured on a generated project.
    let project: Fingerprint?

    init(_ name: String, _ unit: Unit, _ sample: Sample, _ bound: Bound? = nil, on project: ProjectFolder?) {
        self.name = name
        self.unit = unit
        self.sample = sample
        self.bound = bound
        self.project = project?.fingerprint
    }

    /// Whether the bound holds, or `nil` without a bound.
    var holds: Bool? {
        bound.map { $0.holds(for: sample.median) }
    }
}

extension Figure.Unit {
    /// Formats a value: `2.47`, `1.25 s`, `31.4 ms`, `48.5 µs`, `55.0 ns`, `60.0 MB`.
    func text(_ value: Double) -> String {
        switch self {
        case .ratio: "\(Self.rounded(value, digits: abs(value) < 10 ? 3 : 1))"
        case .seconds where abs(value) < 0.000_001: "\(Self.rounded(value * 1e9, digits: 1)) ns"
        case .seconds where abs(value) < 0.001: "\(Self.rounded(value * 1_000_000, digits: 1)) µs"
        case .seconds where abs(value) < 1: "\(Self.rounded(value * 1_000, digits: 1)) ms"
        case .seconds: "\(Self.rounded(value, digits: 2)) s"
        case .bytes where abs(value) < 1e6: "\(Self.rounded(value / 1e3, digits: 1)) kB"
        case .bytes: "\(Self.rounded(value / 1e6, digits: 1)) MB"
        case .count: "\(Self.rounded(value, digits: 0))"
        }
    }

    private static func rounded(_ value: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
