// The compiler would convert the functions of a collection at run time, and trap.
//: App/A.swift
import Heirloom
protocol P {}
@Instantiable(fulfillingAdditionalTypes: [P.self], key: "a") struct A: Instantiable, P {}
@Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let a: [@Sendable () -> any P]; @Received(fulfilledByDependencyNamed: "a", ofType: [@Sendable () -> any P].self) let 1️⃣b: [() -> any P] }
//: App/main.swift
print(App().b.map { $0() }.count)
//: refused
// 1️⃣ not-convertible
