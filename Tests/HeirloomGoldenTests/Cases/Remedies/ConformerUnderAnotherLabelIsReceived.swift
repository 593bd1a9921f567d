// Near miss: a type that converts to the dependency's type under another label.

//: App/Bank.swift
import Heirloom

protocol Ledger {}

@Instantiable
final class PaperLedger: Instantiable, Ledger {}

@Instantiable
struct Teller: Instantiable {
    @Received let ledger: any Ledger
}

@Instantiable(isRoot: true)
struct Bank: Instantiable {
    @Instantiated let paper: PaperLedger
    @Instantiated let teller: Teller
}

//: App/main.swift
printTree(Bank())

//: diagnostics
// App/Bank.swift:10:19: error: 'Teller' receives 'ledger: any Ledger', but no type above it provides it (root 'Bank') [missing-dependency]
// App/Bank.swift:16:23: note: 'Bank' builds 'Teller' here
// App/Bank.swift:15:23: note: 'Bank' provides 'paper: PaperLedger', which conforms to 'Ledger': to receive it, write '@Received(fulfilledByDependencyNamed: "paper", ofType: PaperLedger.self) let ledger: any Ledger'
// App/Bank.swift:10:5: note: fix-it: receive 'paper' as the required type: replace '@Received' with '@Received(fulfilledByDependencyNamed: "paper", ofType: PaperLedger.self)'
