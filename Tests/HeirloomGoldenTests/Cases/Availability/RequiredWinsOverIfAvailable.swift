// Where the same thing is required elsewhere below, required wins for what is passed down: the form takes one
// `account: Account`, whatever the order of its parts.

//: App/Transfers.swift
import Heirloom

@Instantiable
final class Account: Instantiable {}

@Instantiable
struct Hint: Instantiable {
    @Received(onlyIfAvailable: true) let account: Account?
}

@Instantiable
struct Balance: Instantiable {
    @Received let account: Account
}

@Instantiable
struct TransferForm: Instantiable {
    @Instantiated let hint: Hint
    @Instantiated let balance: Balance
    @Instantiated let lastHint: Hint
}

@Instantiable
struct TransferApp: Instantiable {
    @Instantiated let transferForm: TransferForm
    @Instantiated let account: Account
}

//: App/main.swift
printTree(TransferApp())
