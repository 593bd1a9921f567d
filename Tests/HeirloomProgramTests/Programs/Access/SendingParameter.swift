// An initializer takes over a forwarded class with 'sending', which a builder cannot promise.
//: App/App.swift
import Heirloom

final class Parcel {
    var weight = 2
}

@Instantiable
final class Sender: Instantiable {
    @Forwarded let parcel: Parcel

    init(parcel: 1️⃣sending Parcel) {
        self.parcel = parcel
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let senderBuilder: Instantiator<Sender>
}
//: refused
// 1️⃣ not-sendable
