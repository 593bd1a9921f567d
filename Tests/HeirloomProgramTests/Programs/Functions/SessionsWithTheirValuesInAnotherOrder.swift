// Functions and an erased builder of one session have their parameters in different orders, and are received with a wider type
// or only if available.
//: option configuration=debug
//: App/main.swift
import Heirloom
struct User: Sendable { let n: String }
@Instantiable final class Session: Instantiable {
    @Forwarded let user: User
    @Forwarded let token: String
    @Received let db: Db
    @Instantiated let cart: Cart
}
@Instantiable final class Cart: Instantiable {
    @Received let user: User
    @Received let token: String
}
@Instantiable final class Db: Instantiable, Sendable {}
protocol SessionP: AnyObject { var t: String { get } }
extension Session: SessionP { var t: String { token + cart.user.n } }
@Instantiable(isRoot: true, generateMock: true) struct Root: Instantiable {
    @Instantiated let db: Db
    @Instantiated(fulfilledByType: "Session") let mk: (_ token: String, _ user: User) -> any SessionP
    @Instantiated(fulfilledByType: "Session") let mk2: (User, String) throws -> any SessionP
    @Instantiated(fulfilledByType: "Session", erasedToConcreteExistential: true) let er:
        ErasedInstantiator<(user: User, token: String), AnySession>
    @Instantiated let user: Holder
}
struct AnySession {
    let s: any SessionP
    init(_ s: any SessionP) { self.s = s }
}
@Instantiable struct Holder: Instantiable {
    @Received(fulfilledByDependencyNamed: "mk", ofType: ((String, User) -> any SessionP).self) let make:
        (String, User) -> (any SessionP)?
    @Received(onlyIfAvailable: true) let mk2: ((User, String) throws -> any SessionP)?
}
let r = Root()
print(
    r.mk("t", User(n: "u")).t,
    try r.mk2(User(n: "w"), "t").t,
    r.er.instantiate((user: User(n: "z"), token: "q")).s.t,
    r.user.make("a", User(n: "b"))!.t,
    try r.user.mk2!(User(n: "c"), "d").t
)
let m = Root.mock(overrides: .init(mk: .init(cart: { u, t in Cart(user: User(n: "over"), token: t) })))
print(m.mk("t", User(n: "u")).t)
//: prints
// tu tw qz ab dc
// tover
