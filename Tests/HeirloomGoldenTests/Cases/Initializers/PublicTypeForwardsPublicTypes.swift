// A public type cannot forward an internal type.

//: Orders/OrderView.swift
import Heirloom

struct Order {
    let number: Int
}

@Instantiable
public struct OrderView: Instantiable {
    @Forwarded let order: Order

    init(order: Order) {
        self.order = order
    }
}

//: diagnostics
// Orders/OrderView.swift:9:20: error: type 'Order' of forwarded property 'order' must be 'public', like the type that declares the property [inaccessible-type]
// Orders/OrderView.swift:3:8: note: make 'Order' public
// Orders/OrderView.swift:3:1: note: fix-it: make it 'public': insert 'public '
