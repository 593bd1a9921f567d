import Foundation

/// All figures of a run as JSON.
struct ResultDocument: Encodable {
    private struct Entry: Encodable {
        let row: String
        let name: String
        let unit: String
        let median: Double
        let lowerQuartile: Double
        let upperQuartile: Double
        let values: [Double]
        let atMost: Double?
        let oneWithin: Double?
        let holds: Bool?
        let project: String?
    }

    private let version = 1
    private let date: String
    private let processors: Int
    private let figures: [Entry]

    init(_ figures: [(row: String, figure: Figure)], date: Date, processors: Int) {
        self.date = ISO8601DateFormatter().string(from: date)
        self.processors = processors
        self.figures = figures.map { row, figure in
            let sample = figure.sample
            let (atMost, oneWithin): (Double?, Double?) =
                switch figure.bound {
                case .atMost(let limit): (limit, nil)
                case .one(let tolerance): (nil, tolerance)
                case nil: (nil, nil)
                }
            return Entry(
                row: row,
                name: figure.name,
                unit: figure.unit.rawValue,
                median: sample.median,
                lowerQuartile: sample.lowerQuartile,
                upperQuartile: sample.upperQuartile,
                values: sample.values,
                atMost: atMost,
                oneWithin: oneWithin,
                holds: figure.holds,
                project: figure.project?.description
            )
        }
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }
}
