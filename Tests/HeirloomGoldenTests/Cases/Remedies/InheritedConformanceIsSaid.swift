// A type that conforms to `Instantiable` by its superclass or in an extension needs `conformsElsewhere: true`, because a
// second conformance would be redundant.

//: Core/Screens.swift
import Heirloom

open class Screen {
    public init() {}
}

extension Screen: Instantiable {}

//: App/Shop.swift
import Core
import Heirloom

@Instantiable
final class Cart: Screen {
    @Instantiated let till: Till
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
final class Basket: Screen {
    @Received let till: Till
}

@Instantiable
final class Till: Instantiable {}

@Instantiable
final class Receipts {}

extension Receipts: Instantiable {}

@Instantiable
struct Shop: Instantiable {
    @Instantiated let till: Till
    @Instantiated let cart: Cart
    @Instantiated let basket: Basket
    @Instantiated let receipts: Receipts
}

//: App/main.swift
printTree(Shop())

//: diagnostics
// App/Shop.swift:5:13: error: 'Cart' is '@Instantiable' and inherits its conformance to 'Instantiable' from 'Screen'; write 'conformsElsewhere: true' [missing-conformance]
// App/Shop.swift:10:13: error: 'Basket' is '@Instantiable' and inherits its conformance to 'Instantiable' from 'Screen'; write 'conformsElsewhere: true' [missing-conformance]
// App/Shop.swift:18:13: error: 'Receipts' is '@Instantiable' and conforms to 'Instantiable' in an extension or through another protocol; write 'conformsElsewhere: true' [missing-conformance]

//: fix-its
// App/Shop.swift:5:13: would fix: declare that 'Cart' conforms elsewhere [missing-conformance]
// App/Shop.swift:4:14: note: insert '(conformsElsewhere: true)'
// App/Shop.swift:10:13: would fix: declare that 'Basket' conforms elsewhere [missing-conformance]
// App/Shop.swift:9:55: note: insert ', conformsElsewhere: true'
// App/Shop.swift:18:13: would fix: declare that 'Receipts' conforms elsewhere [missing-conformance]
// App/Shop.swift:17:14: note: insert '(conformsElsewhere: true)'
