// A misspelled label, and an entirely different one: the diagnostic shows the value of the same type.
//: App/Bank.swift
import Heirloom

@Instantiable
final class Ledger: Instantiable {}

@Instantiable
final class Teller: Instantiable {
    @Received let 1️⃣leger: Ledger
}

@Instantiable
final class Auditor: Instantiable {
    @Received let 2️⃣books: Ledger
}

@Instantiable
final class Bank: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let teller: Teller
    @Instantiated let auditorBuilder: Instantiator<Auditor>
}
//: App/main.swift
_ = Bank()
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
