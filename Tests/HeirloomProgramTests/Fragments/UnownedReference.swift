// A reference that is not owned, and one that is weak.
//: Core
@Instantiable
public final class XXOwner: Instantiable { public let name = "owner" }
//: Feature
@Instantiable
public final class XXPet: Instantiable {
    @Received private unowned let xxOwner: XXOwner
    @Received private weak var xxFriend: XXOwner?
    public var text: String { xxOwner.name + (xxFriend == nil ? " alone" : " with a friend") }
}
//: root
@Instantiated let xxOwner: XXOwner
@Received(fulfilledByDependencyNamed: "xxOwner", ofType: XXOwner.self) let xxFriend: XXOwner?
//: inner
@Instantiated let xxPet: XXPet
//: main
print(inner.xxPet.text)
//: prints
// owner with a friend
