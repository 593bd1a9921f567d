// A cart builds a checkout, which builds a receipt, which builds a cart again, across three modules and by names in strings.
//: Core/Core.swift
public protocol Receipt { var text: String { get } }
public protocol Cart { var text: String { get } }
//: Checkout/Checkout.swift
import Core
import Heirloom

@Instantiable
public struct Checkout: Instantiable {
    @Instantiated(fulfilledByType: "PaperReceipt") public let receipt: any Receipt
    public init(receipt: any Receipt) { self.receipt = receipt }
}
//: Receipts/Receipts.swift
import Core
import Heirloom

@Instantiable
public struct PaperReceipt: Instantiable, Receipt {
    @Instantiated(fulfilledByType: "ShoppingCart") let cart: any Cart
    public init(cart: any Cart) { self.cart = cart }
    public var text: String { cart.text }
}
//: Carts/Carts.swift
import Checkout
import Core
import Heirloom

@Instantiable
public struct ShoppingCart: Instantiable, Cart {
    @Instantiated let 1️⃣checkout: Checkout
    public init(checkout: Checkout) { self.checkout = checkout }
    public var text: String { "cart" }
}
//: App/main.swift
import Carts
import Heirloom
import Receipts

@Instantiable
struct App: Instantiable {
    @Instantiated let cart: ShoppingCart
}

print(App().cart.text)
//: refused
// 1️⃣ instantiation-cycle
