import SafeDI
import Testing

@testable import Ledger

@Test func aStatementSumsTheEntriesOfItsMonth() {
    let journal = Journal()
    journal.entries.append((month: "May", cents: 5))
    let statement = Statement(month: "May", journal: journal, formatter: AmountFormatter())
    #expect(statement.text == "May: 17.05")
}

@Test func theRootIsBuilt() {
    let ledger = Ledger()
    let journal = Journal()
    let other = Ledger(
        journal: journal,
        formatter: AmountFormatter(),
        statementBuilder: Instantiator { month in
            Statement(month: month, journal: journal, formatter: AmountFormatter())
        }
    )
    #expect(type(of: ledger) == type(of: other))
}
