// `isRoot: true` forces a type to be a root: a dependency that is not provided, at the type or below, is an error.

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

//: diagnostics
// App/Parking.swift:8:19: error: 'Gate' receives 'barrier: Barrier', but no type above it provides it (root 'ParkingApp') [missing-dependency]
// App/Parking.swift:13:23: note: 'ParkingApp' builds 'Gate' here
// App/Parking.swift:12:8: note: to provide it, add '@Instantiated let barrier: Barrier' to 'ParkingApp'
// App/Parking.swift:12:34: note: fix-it: instantiate it in 'ParkingApp': insert '\n    @Instantiated let barrier: Barrier'
// App/Parking.swift:18:19: error: root 'Cashier' cannot receive 'barrier' because no type above it can provide it; make it '@Instantiated', or '@Forwarded' to pass it to 'init' [root-receives]
// App/Parking.swift:18:5: note: fix-it: make it '@Instantiated': replace '@Received' with '@Instantiated'
// App/Parking.swift:18:5: note: fix-it: make it '@Forwarded': replace '@Received' with '@Forwarded'
