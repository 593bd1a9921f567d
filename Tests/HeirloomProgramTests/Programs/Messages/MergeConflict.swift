// Two versions of a type are left between conflict markers. Only the markers are reported.
//: App/App.swift
import Heirloom

1️⃣<<<<<<< HEAD
@Instantiable
final class Store: Instantiable {
    @Received let log: Log
}
=======
@Instantiable
final class Store: Instantiable {
    @Instantiated let log: Log
}
>>>>>>> feature

@Instantiable
final class Log: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let log: Log
}
//: refused
// 1️⃣ syntax
