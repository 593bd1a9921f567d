// A feature requires a protocol that a sibling module fulfills; only the app imports both, and provides a shared log to each.
//: Core/Logging.swift
public protocol Logging: AnyObject {
    func log(_ line: String)
    var lines: [String] { get }
}
//: Feature/Checkout.swift
import Core
import Heirloom

public protocol PaymentService {
    func pay(_ cents: Int) -> Bool
}

@Instantiable
public struct Checkout: Instantiable {
    @Instantiated(fulfilledByType: "CardPayment") private let payment: any PaymentService
    @Received private let log: any Logging

    public func buy(_ item: String, for cents: Int) -> String {
        log.log("checkout \(item)")
        return payment.pay(cents) ? "bought \(item)" : "declined \(item)"
    }
}
//: Payments/CardPayment.swift
import Core
import Feature
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [PaymentService.self])
public final class CardPayment: Instantiable, PaymentService {
    @Received private let log: any Logging
    private var spent = 0

    public func pay(_ cents: Int) -> Bool {
        guard spent + cents <= 1_000 else {
            log.log("limit reached at \(spent)")
            return false
        }
        spent += cents
        log.log("paid \(cents)")
        return true
    }
}
//: App/main.swift
import Core
import Feature
import Heirloom
import Payments

@Instantiable(fulfillingAdditionalTypes: [Logging.self])
final class MemoryLog: Instantiable, Logging {
    private(set) var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
}

@Instantiable
struct Shop: Instantiable {
    @Instantiated let log: any Logging
    @Instantiated let checkout: Checkout
    @Instantiated(fulfilledByType: "CardPayment") let giftCards: any PaymentService
}

let shop = Shop()
print(shop.checkout.buy("tea", for: 800))
print(shop.checkout.buy("cake", for: 300))
print(shop.giftCards.pay(300))
print(shop.log.lines)
//: prints
// bought tea
// declined cake
// true
// ["checkout tea", "paid 800", "checkout cake", "limit reached at 800", "paid 300"]
