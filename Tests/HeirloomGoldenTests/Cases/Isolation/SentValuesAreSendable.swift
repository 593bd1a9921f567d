// A value that an actor is built with must be Sendable as far as the generator can see. The compiler checks values passed to
// `sending` parameters.

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

    init(parcel: sending Parcel, address: sending Address, depot: Depot, stamp: sending Stamp) {
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
}

//: diagnostics
// App/Types.swift:57:23: error: 'carry: (_ parcel: Parcel) -> Carrier' of 'App' builds an actor but passes it non-Sendable 'parcel: Parcel' [not-sendable]
// App/Types.swift:30:20: note: 'parcel: Parcel' is forwarded to 'Carrier'
// App/Types.swift:3:13: note: declare that 'Parcel' is 'Sendable'
