// In a module without roots, and for types below no root, only local errors, duplicates and cycles are reported. Missing
// fulfillments and dependencies are not, because a parent in another module may provide them.

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

//: diagnostics
// Features/Cart.swift:6:23: error: building 'Cart' never ends: Cart → Discount → Cart [instantiation-cycle]
// Features/Cart.swift:6:23: note: 'Cart' builds 'Discount' here
// Features/Cart.swift:11:23: note: 'Discount' builds 'Cart' here
// Features/Cart.swift:11:23: note: to break the cycle, build it on demand: '@Instantiated let cartBuilder: Instantiator<Cart>'
// Features/Voucher+Instantiable.swift:4:11: error: 'Voucher' is declared '@Instantiable' twice [duplicate-type]
// Features/Voucher.swift:4:8: note: the other one is here; remove one of the two

//: fix-its
// Features/Cart.swift:6:23: could fix: build it on demand [instantiation-cycle]
// Features/Cart.swift:11:23: note: replace 'cart' with 'cartBuilder'
// Features/Cart.swift:11:29: note: replace 'Cart' with 'Instantiator<Cart>'
