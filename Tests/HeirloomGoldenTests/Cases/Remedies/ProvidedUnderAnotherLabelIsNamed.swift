// Near miss: the same type under another label, which may be a misspelling.

//: App/Bank.swift
import Heirloom

@Instantiable
final class Ledger: Instantiable {}

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct Teller: Instantiable {
    @Received let leger: Ledger
    @Received let time: Clock
}

@Instantiable
struct Auditor: Instantiable {
    @Received let leger: Ledger
}

@Instantiable
struct Bank: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let clock: Clock
    @Instantiated let teller: Teller
    @Instantiated let auditor: Auditor
}

//: App/main.swift
printTree(Bank())

//: diagnostics
// App/Bank.swift:11:19: error: 'Teller' receives 'leger: Ledger', but no type above it provides it (root 'Bank') [missing-dependency]
// App/Bank.swift:24:23: note: 'Bank' builds 'Teller' here
// App/Bank.swift:17:19: note: also needed by 'Auditor'
// App/Bank.swift:22:23: note: did you mean 'ledger'? 'Bank' provides 'ledger: Ledger': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "ledger", ofType: Ledger.self) let leger: Ledger'
// App/Bank.swift:12:19: error: 'Teller' receives 'time: Clock', but no type above it provides it (root 'Bank') [missing-dependency]
// App/Bank.swift:24:23: note: 'Bank' builds 'Teller' here
// App/Bank.swift:23:23: note: 'Bank' provides 'clock: Clock': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) let time: Clock'

//: fix-its
// App/Bank.swift:11:19: would fix: receive 'ledger' under this name [missing-dependency]
// App/Bank.swift:11:5: note: replace '@Received' with '@Received(fulfilledByDependencyNamed: "ledger", ofType: Ledger.self)'
// App/Bank.swift:17:5: note: replace '@Received' with '@Received(fulfilledByDependencyNamed: "ledger", ofType: Ledger.self)'
// App/Bank.swift:12:19: could fix: receive 'clock' under this name [missing-dependency]
// App/Bank.swift:12:5: note: replace '@Received' with '@Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self)'
