// `isRoot: true` insists: a fault when something it receives or something below it is not provided.

//: option roots=detect
//: App/Parking.swift
import Heirloom

@Instantiable
final class Barrier: Instantiable {}

@Instantiable
struct Gate: Instantiable {
    @Received let barrier: Barrier
}

@Instantiable(isRoot: true)
struct ParkingApp: Instantiable {
    @Instantiated let gate: Gate
}

@Instantiable(isRoot: true)
struct Cashier: Instantiable {
    @Received let barrier: Barrier
}
