import SafeDI

/// Prints the statements of a month.
@main
@Instantiable(isRoot: true)
public struct Ledger: Instantiable {
    public init(journal: Journal, formatter: AmountFormatter, statementBuilder: Instantiator<Statement>) {
        self.journal = journal
        self.formatter = formatter
        self.statementBuilder = statementBuilder
    }

    public static func main() {
        let ledger = Ledger()
        for month in ledger.journal.months { print(ledger.statementBuilder.instantiate(month).text) }
    }

    @Instantiated private let journal: Journal
    @Instantiated private let formatter: AmountFormatter
    @Instantiated private let statementBuilder: Instantiator<Statement>
}
