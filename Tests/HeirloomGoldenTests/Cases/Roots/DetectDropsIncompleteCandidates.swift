// `--roots detect` takes every qualifying type below which everything is provided, and warns about each
// candidate it drops, saying what is lacking.

//: option roots=detect
//: Payments/Payments.swift
import Heirloom

@Instantiable
final class Ledger: Instantiable {}

@Instantiable
struct Receipt: Instantiable {
    @Received let ledger: Ledger
}

@Instantiable
struct Refunds: Instantiable {
    @Instantiated let receipt: Receipt
}

@Instantiable
struct Payments: Instantiable {
    @Instantiated let ledger: Ledger
    @Instantiated let receipt: Receipt
}
