// A dependency that several roots are missing is reported once, with all of them.
//: App/Commands.swift
import Heirloom

@Instantiable
final class Terminal: Instantiable {}

@Instantiable
struct Printer: Instantiable {
    @Received let 1️⃣terminal: Terminal
}

@Instantiable
struct Build: Instantiable {
    @Instantiated let printer: Printer
}

@Instantiable
struct Test: Instantiable {
    @Instantiated let printer: Printer
}
//: App/main.swift
_ = (Build(), Test())
//: refused
// 1️⃣ missing-dependency
