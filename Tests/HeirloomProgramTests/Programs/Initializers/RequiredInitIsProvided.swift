// If the required initializers are declared, the macro generates the one that takes the dependencies.
//: Framework/Model.swift
public final class Coder {}

open class Model {
    public required init() {}
    public required convenience init?(coder: Coder) { return nil }
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class Store: Instantiable {
    let name = "store"
}

@Instantiable
final class Invoice: Model, Instantiable {
    @Received let store: Store

    required init() {
        store = Store()
    }

    @available(*, unavailable)
    required init?(coder: Coder) {
        fatalError("'init(coder:)' is not used")
    }
}

// Nothing is injected, and so everything is inherited.
@Instantiable
final class Receipt: Model, Instantiable {
    var text = "paid"
}

@Instantiable
struct Office: Instantiable {
    @Instantiated let store: Store
    @Instantiated let invoice: Invoice
    @Instantiated let receipt: Receipt
}

let office = Office()
print(office.invoice.store === office.store, office.receipt.text)
//: prints
// true paid
