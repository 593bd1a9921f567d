// Near miss: a type that converts to the dependency's type, or can be wrapped in it, under another label.

//: App/Bank.swift
import Heirloom

protocol Ledger {}

struct AnyClock {
    init(_ clock: some Clock) {}
}

protocol Clock {}

@Instantiable
final class PaperLedger: Instantiable, Ledger {}

@Instantiable
final class WallClock: Instantiable, Clock {}

@Instantiable
struct Teller: Instantiable {
    @Received let ledger: any Ledger
    @Received let time: AnyClock
}

@Instantiable(isRoot: true)
struct Bank: Instantiable {
    @Instantiated let paper: PaperLedger
    @Instantiated let wall: WallClock
    @Instantiated let teller: Teller
}

//: App/main.swift
printTree(Bank())

//: diagnostics
// App/Bank.swift:19:19: error: 'Teller' receives 'ledger: any Ledger', but no type above it provides it (root 'Bank') [missing-dependency]
// App/Bank.swift:27:23: note: 'Bank' builds 'Teller' here
// App/Bank.swift:25:23: note: 'Bank' provides 'paper: PaperLedger', which conforms to 'Ledger': to receive it, write '@Received(fulfilledByDependencyNamed: "paper", ofType: PaperLedger.self) let ledger: any Ledger'
// App/Bank.swift:19:5: note: fix-it: receive 'paper' as the required type: replace '@Received' with '@Received(fulfilledByDependencyNamed: "paper", ofType: PaperLedger.self)'
// App/Bank.swift:20:19: error: 'Teller' receives 'time: AnyClock', but no type above it provides it (root 'Bank') [missing-dependency]
// App/Bank.swift:27:23: note: 'Bank' builds 'Teller' here
// App/Bank.swift:26:23: note: 'Bank' provides 'wall: WallClock', which 'AnyClock' can wrap: to receive it, write '@Received(fulfilledByDependencyNamed: "wall", ofType: WallClock.self, erasedToConcreteExistential: true) let time: AnyClock'
// App/Bank.swift:20:5: note: fix-it: receive 'wall' as the required type: replace '@Received' with '@Received(fulfilledByDependencyNamed: "wall", ofType: WallClock.self, erasedToConcreteExistential: true)'
