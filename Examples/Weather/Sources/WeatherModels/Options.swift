/// What the command line says.
package struct Options: Sendable, Hashable {
    /// How tomorrow follows from the days before.
    package enum Method: String, Sendable, CaseIterable {
        case average, trend
    }

    /// The file of the station's observations.
    package var station: String
    package var method: Method
    /// The file to which reports are added; `nil` for none.
    package var journal: String?
    /// Whether the program says how long downloads took.
    package var printsTimings: Bool

    package init(
        station: String,
        method: Method = .average,
        journal: String? = nil,
        printsTimings: Bool = false
    ) {
        self.station = station
        self.method = method
        self.journal = journal
        self.printsTimings = printsTimings
    }

    /// `STATION [--method average|trend] [--journal FILE] [--timings]`
    package init(arguments: [String]) throws(Mistake) {
        var station: String?
        var method = Method.average
        var journal: String?
        var printsTimings = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--method":
                guard let name = rest.popFirst(), let known = Method(rawValue: name) else { throw .usage }
                method = known
            case "--journal":
                guard let file = rest.popFirst() else { throw .usage }
                journal = file
            case "--timings":
                printsTimings = true
            case _ where argument.hasPrefix("-") || station != nil: throw .usage
            default: station = argument
            }
        }
        guard let station else { throw .usage }
        self.init(station: station, method: method, journal: journal, printsTimings: printsTimings)
    }
}
