// A shop in layers over five modules: value types, repositories behind protocols, a session scope, coordinators, and screens
// with delegates.
//: Models/Models.swift
public struct Product: Sendable, Hashable { public var id: Int, name: String, price: Int
    public init(id: Int, name: String, price: Int) { (self.id, self.name, self.price) = (id, name, price) } }
public struct Session: Sendable { public let user: String; public init(user: String) { self.user = user } }
//: API/API.swift
import Models

public protocol ProductRepository: Sendable { func products() -> [Product] }
public protocol PaymentGateway: AnyObject, Sendable { func pay(_ amount: Int, for user: String) throws(PaymentError) -> String }
public enum PaymentError: Error { case tooMuch(Int) }
//: Stripe/Stripe.swift
import API
import Heirloom
import Models

@Instantiable(fulfillingAdditionalTypes: [PaymentGateway.self])
public final class StripeGateway: PaymentGateway, Instantiable {
    @Received private let limit: Int
    public init(limit: Int) { self.limit = limit }
    public func pay(_ amount: Int, for user: String) throws(PaymentError) -> String {
        if amount > limit { throw .tooMuch(amount) }
        return "\(user) paid \(amount)"
    }
}

@Instantiable(fulfillingAdditionalTypes: [ProductRepository.self])
public struct BundledProducts: ProductRepository, Instantiable {
    public init() {}
    public func products() -> [Product] { [.init(id: 1, name: "Tea", price: 3), .init(id: 2, name: "Pot", price: 40)] }
}
//: Checkout/Checkout.swift
import API
import Heirloom
import Models

public protocol CheckoutDelegate: AnyObject { func checkoutDidFinish(_ result: Result<String, PaymentError>) }

@Instantiable
public final class Cart: Instantiable {
    @Received private let session: Session
    public private(set) var products: [Product: Int] = [:]
    public var total: Int { products.reduce(0) { $0 + $1.key.price * $1.value } }
    public func add(_ product: Product) { products[product, default: 0] += 1 }
    var owner: String { session.user }
}

@Instantiable
public final class CheckoutCoordinator: Instantiable {
    @Received private let cart: Cart
    @Received private let gateway: any PaymentGateway
    @Forwarded private weak var delegate: (any CheckoutDelegate)?
    public func start() {
        do { delegate?.checkoutDidFinish(.success(try gateway.pay(cart.total, for: cart.owner))) } catch {
            delegate?.checkoutDidFinish(.failure(error))
        }
    }
}
//: App/Session.swift
import API
import Checkout
import Heirloom
import Models

@Instantiable
final class SessionScope: CheckoutDelegate, Instantiable {
    @Forwarded let session: Session
    @Instantiated let gateway: PaymentGateway
    @Instantiated let cart: Cart
    @Received private let products: any ProductRepository
    @Instantiated private let checkout: Instantiator<CheckoutCoordinator>

    func buy(_ count: Int) {
        for product in products.products().prefix(count) { cart.add(product) }
        checkout.instantiate(delegate: self).start()
    }

    func checkoutDidFinish(_ result: Result<String, PaymentError>) {
        switch result {
        case .success(let line): print(line)
        case .failure(.tooMuch(let amount)): print("too much: \(amount)")
        }
    }
}
//: App/main.swift
import API
import Heirloom
import Models

struct Limits { static let standard = 20 }

@Instantiable
struct ShopScope: Instantiable {
    @Forwarded let limit: Int
    @Instantiated let products: ProductRepository
    @Instantiated let sessionBuilder: Instantiator<SessionScope>
}

@Instantiable
struct Shop: Instantiable { @Instantiated let scope: Instantiator<ShopScope> }

let scope = Shop().scope.instantiate(limit: Limits.standard)
let session = scope.sessionBuilder.instantiate(session: Session(user: "Ada"))
session.buy(1)
session.buy(2)
//: prints
// Ada paid 3
// too much: 46
