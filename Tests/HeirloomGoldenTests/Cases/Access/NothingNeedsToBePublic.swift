// Nothing has to be `public` that Swift would not require to be: a public root is built from internal parts by
// an internal initializer, and an app is internal throughout.

//: Printing/Printer.swift
import Heirloom

@Instantiable
final class Cartridge: Instantiable {}

@Instantiable
struct Tray: Instantiable {
    @Received let cartridge: Cartridge
}

@Instantiable(isRoot: true)
public struct Printer: Instantiable {
    @Instantiated let cartridge: Cartridge
    @Instantiated let tray: Tray

    init(cartridge: Cartridge, tray: Tray) {
        self.cartridge = cartridge
        self.tray = tray
    }
}

//: App/Office.swift
import Heirloom
import Printing

@Instantiable
final class Desk: Instantiable {}

@Instantiable
struct Office: Instantiable {
    @Instantiated let desk: Desk
    let printer = Printer()
}

//: App/main.swift
printTree(Office())
