// A rename of what may not be there.
//: Core
@Instantiable
public final class XXSession: Instantiable { public let token = "t" }
//: Feature
@Instantiable
public struct XXBadge: Instantiable {
    @Received public let xxLogin: XXSession?
    @Received public let xxGuest: XXSession?
}
//: root
@Instantiated let xxSession: XXSession
//: inner
@Received(fulfilledByDependencyNamed: "xxSession", ofType: XXSession.self, onlyIfAvailable: true)
let xxLogin: XXSession?
@Received(fulfilledByDependencyNamed: "xxVisitor", ofType: XXSession.self, onlyIfAvailable: true)
let xxGuest: XXSession?
@Instantiated let xxBadge: XXBadge
//: main
print(inner.xxBadge.xxLogin?.token ?? "none", inner.xxBadge.xxGuest?.token ?? "none")
//: prints
// t none
