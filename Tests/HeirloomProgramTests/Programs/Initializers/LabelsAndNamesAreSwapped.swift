// Labels and internal names of parameters are swapped: the label of each is a dependency, and its name is the other.
//: App/main.swift
import Heirloom

@Instantiable
final class Account: Instantiable {
    @Forwarded let owner: String
}

@Instantiable
struct Transfer: Instantiable {
    @Received private let from: Account
    @Received private let to: Account
    @Forwarded private let amount: Int

    init(from to: Account, to from: Account, amount: Int) {
        self.from = to
        self.to = from
        self.amount = amount
    }

    var text: String { "\(from.owner) -> \(to.owner) \(amount)" }
}

@Instantiable
struct Order: Instantiable {
    @Forwarded private let from: Account
    @Forwarded private let to: Account
    @Instantiated let transfers: Instantiator<Transfer>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let accounts: Instantiator<Account>
    @Instantiated let orders: Instantiator<Order>
}

let app = App()
let order = app.orders.instantiate(
    from: app.accounts.instantiate(owner: "Ada"), to: app.accounts.instantiate(owner: "Bob")
)
print(order.transfers.instantiate(amount: 3).text)
//: prints
// Ada -> Bob 3
