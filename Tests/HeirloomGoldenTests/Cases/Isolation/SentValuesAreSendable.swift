// What an initializer takes as `sending` must be Sendable as far as can be seen, unless the type builds it itself.

//: App/Types.swift
import Heirloom

final class Parcel {}

@Instantiable
final class Depot: Instantiable {}

@Instantiable
final class Stamp: Instantiable {}

final class Address: Sendable {}

@Instantiable
final class Sender: Instantiable {
    @Forwarded let parcel: Parcel
    @Forwarded let address: Address
    @Received let depot: Depot
    @Instantiated let stamp: Stamp

    init(parcel: sending Parcel, address: sending Address, depot: sending Depot, stamp: sending Stamp) {
        self.parcel = parcel
        self.address = address
        self.depot = depot
        self.stamp = stamp
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let depot: Depot
    @Instantiated let senderBuilder: Instantiator<Sender>
}

//: diagnostics
// App/Types.swift:20:18: error: 'Sender' takes 'parcel' as 'sending', but what hands it in keeps it too, and 'Parcel' is not 'Sendable' [not-sendable]
// App/Types.swift:3:13: note: declare that 'Parcel' is 'Sendable'
// App/Types.swift:20:18: note: fix-it: take it without 'sending': replace 'sending Parcel' by 'Parcel'
// App/Types.swift:20:67: error: 'Sender' takes 'depot' as 'sending', but what hands it in keeps it too, and 'Depot' is not 'Sendable' [not-sendable]
// App/Types.swift:6:13: note: declare that 'Depot' is 'Sendable'
// App/Types.swift:6:32: note: fix-it: declare that 'Depot' is 'Sendable': insert ', Sendable'
// App/Types.swift:20:67: note: fix-it: take it without 'sending': replace 'sending Depot' by 'Depot'
