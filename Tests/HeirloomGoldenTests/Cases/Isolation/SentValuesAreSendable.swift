// A dependency passed to a `sending` parameter must be Sendable as far as the generator can see, unless the type builds it
// itself, or every builder of the type passes it as `sending` and nothing else in the type receives it.

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
actor Carrier: Instantiable {
    @Forwarded let parcel: Parcel

    init(parcel: sending Parcel) {
        self.parcel = parcel
    }
}

@Instantiable
struct Counter: Instantiable {
    @Forwarded let parcel: Parcel
    @Instantiated let scale: Scale

    init(parcel: sending Parcel, scale: Scale) {
        self.parcel = parcel
        self.scale = scale
    }
}

@Instantiable
final class Scale: Instantiable {
    @Received let parcel: Parcel
}

@Instantiable
struct App: Instantiable {
    @Instantiated let depot: Depot
    @Instantiated let senderBuilder: Instantiator<Sender>
    @Instantiated let carry: (_ parcel: Parcel) -> Carrier
    @Instantiated let count: (_ parcel: sending Parcel) -> Counter
    @Instantiated({ (depot: sending Depot) in String(describing: depot) }) let place: String
}

//: diagnostics
// App/Types.swift:57:23: error: 'carry: (_ parcel: Parcel) -> Carrier' of 'App' builds an actor but passes it non-Sendable 'parcel: Parcel' [not-sendable]
// App/Types.swift:30:20: note: 'parcel: Parcel' is forwarded to 'Carrier'
// App/Types.swift:3:13: note: declare that 'Parcel' is 'Sendable'
