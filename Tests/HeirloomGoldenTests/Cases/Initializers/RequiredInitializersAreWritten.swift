// A class that gets its own initializer does not inherit required initializers: the diagnostic names them.

//: Framework/Model.swift
public final class Coder {}

open class Model {
    public required init() {}
    public required convenience init?(coder: Coder) { return nil }
}

//: App/Invoice.swift
import Framework
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class Invoice: Model, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Receipt: Model, Instantiable {}

@Instantiable
struct Office: Instantiable {
    @Instantiated let store: Store
    @Instantiated let invoice: Invoice
    @Instantiated let receipt: Receipt
}

//: diagnostics
// App/Invoice.swift:8:13: error: 'Model' requires 'init()' and 'init(coder:)' of its subclasses, so 'Invoice' must declare them because its generated initializer prevents inheriting them [missing-initializer]
