/// The durations of the calls of one function.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct FunctionTimings: Sendable {
    /// The number of recent calls that the percentiles cover.
    private static let keptCount = 1_000

    /// The name of the type and the function: `Shop.pay(_:to:)`.
    public let function: String
    /// The number of calls that returned or threw.
    public private(set) var count = 0
    /// The shortest duration.
    public private(set) var minimum = Duration.zero
    /// The longest duration.
    public private(set) var maximum = Duration.zero
    /// The sum of all durations.
    public private(set) var total = Duration.zero
    /// The durations of the most recent calls, as a ring buffer.
    private var last: [Duration] = []

    init(of function: String) {
        self.function = function
    }

    /// The mean duration; zero if there were no calls.
    public var average: Duration { count == 0 ? .zero : total / count }

    /// Returns the duration within which a percentage of the last thousand calls ended; zero if there were no calls.
    ///
    /// - Parameter percent: `50` for the median, `99` for all but the slowest hundredth.
    public func percentile(_ percent: Double) -> Duration {
        let sorted = last.sorted()
        guard let longest = sorted.last else { return .zero }
        let rank = Int((percent * Double(sorted.count) / 100).rounded(.up))
        return rank > sorted.count ? longest : sorted[max(rank, 1) - 1]
    }

    mutating func add(_ duration: Duration) {
        minimum = count == 0 ? duration : min(minimum, duration)
        maximum = max(maximum, duration)
        total += duration
        if last.count < Self.keptCount {
            last.append(duration)
        } else {
            last[count % Self.keptCount] = duration
        }
        count += 1
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension [FunctionTimings] {
    /// A line for each function, in milliseconds.
    var table: String {
        let head = ["times in ms", "calls", "minimum", "average", "50 %", "90 %", "99 %", "maximum"]
        let rows = map { timings in
            let percentiles = [50, 90, 99].map(timings.percentile)
            let times = [timings.minimum, timings.average] + percentiles + [timings.maximum]
            return [timings.function, "\(timings.count)"] + times.map(\.milliseconds)
        }
        let columns = head.indices.map { column in
            ([head] + rows).map { $0[column].count }.reduce(0, Swift.max)
        }
        return ([head] + rows).map { row in
            zip(row, columns).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
    /// `1.250`
    fileprivate var milliseconds: String {
        let microseconds = Int((self / .microseconds(1)).rounded())
        let thousandths = String(microseconds % 1_000)
        return "\(microseconds / 1_000)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
    }
}
