// Attributes for a newer compiler are in a separate clause, between those that apply.
//: option swift=6.2 module selectors in clauses that are not compiled
//: App/App.swift
import Heirloom

@Instantiable
#if compiler(>=99)
@promised(by: struct, after ...)
#else
@MainActor
#endif
final class App: Instantiable {
    #if compiler(<6)
    @older(let)
    #elseif compiler(>=99)
    @newer::attribute
    #else
    @Instantiated
    #endif
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}
#if compiler(>=99)
@future[a: b]
#endif
@Instantiable
struct Clock: Instantiable {
    let time = 12
}
//: App/main.swift
print(App().clock.time)
//: prints
// 12
