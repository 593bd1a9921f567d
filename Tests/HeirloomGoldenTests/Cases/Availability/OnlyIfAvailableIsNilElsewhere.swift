// Where nobody provides it, what is received only if available is `nil`: neither another label nor another
// type will do.

//: App/Checkout.swift
import Heirloom

@Instantiable
final class Voucher: Instantiable {}

@Instantiable
final class GiftCard: Instantiable {}

@Instantiable
struct Checkout: Instantiable {
    @Received(onlyIfAvailable: true) let voucher: Voucher?
    @Received(onlyIfAvailable: true) let giftCard: GiftCard?
    @Received(onlyIfAvailable: true) let coupon: Voucher?
}

@Instantiable
struct ShopApp: Instantiable {
    @Instantiated let coupon: Voucher
    @Instantiated let giftCard: Voucher
    @Instantiated let checkout: Checkout
}

//: App/main.swift
printTree(ShopApp())
