/// What may go wrong.
package enum Mistake: Error, Hashable, CustomStringConvertible {
    case usage
    case unreadable(file: String)
    case noObservation(file: String, line: Int)
    case unwritable(file: String)

    package var description: String {
        switch self {
        case .usage: "usage: weather STATION [--method average|trend] [--journal FILE] [--timings]"
        case .unreadable(let file): "cannot read '\(file)'"
        case .noObservation(let file, let line): "\(file):\(line): this is no observation"
        case .unwritable(let file): "cannot write '\(file)'"
        }
    }
}
