// An edit of a property also changes the parameter of a written initializer that takes it, and members of a body on one line.

//: Storage/Blob.swift
public struct Blob {
    public init() {}
}

//: Cloud/Blob.swift
public struct Blob {
    public init() {}
}

//: App/Depot.swift
import Cloud
import Heirloom
import Storage

@Instantiable
final class Crane: Instantiable {
    @Forwarded let load: Int
}

@Instantiable
final class Truck: Instantiable {
    @Instantiated let crane: Crane
    @Received let fuel: Fuel

    init(for fuel: Fuel, crane: Crane) {
        self.fuel = fuel
        self.crane = crane
    }
}

@Instantiable final class Fuel: Instantiable {}

@Instantiable
struct Parcel: Instantiable {
    @Forwarded let blob: Blob

    init(blob: Blob) {
        self.blob = blob
    }
}

@Instantiable struct Garage: Instantiable { @Instantiated let truck: Truck }

@Instantiable
struct Depot: Instantiable {
    @Instantiated let garage: Garage
    @Instantiated let parcelBuilder: Instantiator<Parcel>
}

//: App/main.swift
printTree(Depot())

//: diagnostics
// App/Depot.swift:12:23: error: 'crane: Crane' cannot be built eagerly because 'load' must be forwarded to 'Crane' [eager-forwarding]
// App/Depot.swift:7:20: note: 'load: Int' is forwarded
// App/Depot.swift:12:23: note: build it on demand: '@Instantiated let crane: Instantiator<Crane>'
// App/Depot.swift:13:19: error: 'Truck' receives 'fuel: Fuel', but no type above it provides it (root 'Depot') [missing-dependency]
// App/Depot.swift:36:23: note: 'Depot' builds 'Garage' here
// App/Depot.swift:32:63: note: 'Garage' builds 'Truck' here
// App/Depot.swift:35:8: note: to provide it, add '@Instantiated let fuel: Fuel' to 'Depot'
// App/Depot.swift:25:26: error: 'Blob' in 'Parcel' is ambiguous: several types have this name [ambiguous-name]
// Cloud/Blob.swift:1:15: note: to use this one, write 'Cloud.Blob'
// Storage/Blob.swift:1:15: note: to use this one, write 'Storage.Blob'

//: fix-its
// App/Depot.swift:12:23: could fix: build it on demand [eager-forwarding]
// App/Depot.swift:12:30: note: replace 'Crane' with 'Instantiator<Crane>'
// App/Depot.swift:15:33: note: replace 'Crane' with 'Instantiator<Crane>'
// App/Depot.swift:13:19: could fix: instantiate it in 'Depot' [missing-dependency]
// App/Depot.swift:35:29: note: insert '\n    @Instantiated let fuel: Fuel'
// App/Depot.swift:25:26: could fix: write 'Cloud.Blob' [ambiguous-name]
// App/Depot.swift:25:26: note: replace 'Blob' with 'Cloud.Blob'
// App/Depot.swift:27:16: note: replace 'Blob' with 'Cloud.Blob'
// App/Depot.swift:25:26: could fix: write 'Storage.Blob' [ambiguous-name]
// App/Depot.swift:25:26: note: replace 'Blob' with 'Storage.Blob'
// App/Depot.swift:27:16: note: replace 'Blob' with 'Storage.Blob'
