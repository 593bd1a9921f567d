// Heirloom requires `public` only if Swift does. A public root is built from internal parts by an internal initializer, and an
// app is entirely internal. A type in an extension has the access level of the extended type.

//: Printing/Printer.swift
import Heirloom

@Instantiable
final class Cartridge: Instantiable {}

@Instantiable
struct Tray: Instantiable {
    @Received let cartridge: Cartridge
}

enum Parts {}

struct Length {}

extension Parts {
    @Instantiable
    public struct Belt: Instantiable {
        @Forwarded let length: Length
    }
}

@Instantiable(isRoot: true)
public struct Printer: Instantiable {
    @Instantiated let cartridge: Cartridge
    @Instantiated let tray: Tray
    @Instantiated let beltBuilder: Instantiator<Parts.Belt>

    init(cartridge: Cartridge, tray: Tray, beltBuilder: Instantiator<Parts.Belt>) {
        self.cartridge = cartridge
        self.tray = tray
        self.beltBuilder = beltBuilder
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

//: generated Printing
import Heirloom

extension Printer {
    public init() {
        let cartridge = Cartridge()
        let tray = Tray(cartridge: cartridge)
        let beltBuilder = Instantiator<Parts.Belt> { length in
            Parts.Belt(length: length)
        }
        self.init(cartridge: cartridge, tray: tray, beltBuilder: beltBuilder)
    }
}

extension InstantiatorProtocol where T == Parts.Belt {
    func instantiate(length: Length) -> Parts.Belt {
        instantiate(length)
    }
}

//: generated App
import Heirloom

extension Office {
    init() {
        let desk = Desk()
        self.init(desk: desk)
    }
}

//: prints
// Office
//   desk: Desk #1
//   printer: Printer
//     cartridge: Cartridge #2
//     tray: Tray
//       cartridge: Cartridge #2
//     beltBuilder: Instantiator<Belt>
