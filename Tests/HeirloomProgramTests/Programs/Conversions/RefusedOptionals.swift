// An optional does not convert to a required value, renamed or wrapped.
//: App/main.swift
import Heirloom

protocol Session {}
struct AnySession: Session {
    init(_ session: any Session) {}
}
@Instantiable
final class LiveSession: Instantiable, Session {}

@Instantiable
struct App: Instantiable {
    @Instantiated let session: LiveSession?
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession?.self) let shown: (any Session)?
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession?.self) let 1️⃣needed: LiveSession
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession?.self) let 2️⃣erased: any Session
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession?.self, erasedToConcreteExistential: true)
    let mapped: AnySession?
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
