import Heirloom

@Instantiable
public struct Statement: Heirloom.Instantiable {
    public init(month: String, journal: Journal, formatter: AmountFormatter) {
        self.month = month
        self.journal = journal
        self.formatter = formatter
    }

    public var text: String {
        let sum = journal.entries.filter { $0.month == month }.map(\.cents).reduce(0, +)
        return "\(month): \(formatter.text(sum))"
    }

    @Forwarded private let month: String
    @Received private let journal: Journal
    @Received private let formatter: AmountFormatter
}
