// In a module without roots, and below no root, only local mistakes, duplicates and cycles are reported, never
// "nothing fulfils" or "nobody provides": a parent out of sight may.

//: Features/Checkout.swift
import Heirloom

protocol Gateway {}

@Instantiable
struct Checkout: Instantiable {
    @Received let gateway: any Gateway
    @Instantiated let receiptPrinter: any ReceiptPrinter
}

protocol ReceiptPrinter {}

//: Features/Cart.swift
import Heirloom

@Instantiable
final class Cart: Instantiable {
    @Received let gateway: any Gateway
    @Instantiated let discount: Discount
}

@Instantiable
final class Discount: Instantiable {
    @Instantiated let cart: Cart
}

//: Features/Voucher.swift
import Heirloom

@Instantiable
struct Voucher: Instantiable {
    @Received let gateway: any Gateway
    let code = "SPRING"
}

//: Features/Voucher+Instantiable.swift
import Heirloom

@Instantiable(conformsElsewhere: true)
extension Voucher {
    static func instantiate(gateway: any Gateway) -> Voucher {
        Voucher(gateway: gateway)
    }
}
