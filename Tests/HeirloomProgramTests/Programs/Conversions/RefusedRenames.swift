// Renames to types to which the source does not convert: another class, a subclass, a sibling protocol, an owner.
//: App/Types.swift
import Heirloom

protocol UserVendor {}
protocol UserStore: UserVendor {}
class Manager {}

@Instantiable(fulfillingAdditionalTypes: [UserVendor.self])
final class UserManager: Manager, Instantiable, UserVendor {}
@Instantiable
final class Other: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable
struct Profile: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let vendor: any UserVendor
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let 1️⃣store: any UserStore
    @Received(fulfilledByDependencyNamed: "vendor", ofType: UserVendor.self) let 2️⃣again: UserManager
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let 3️⃣other: Other
}
@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let manager: Manager
    @Received(fulfilledByDependencyNamed: "manager", ofType: Manager.self) let 4️⃣down: UserManager
    @Instantiated let profile: Profile
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
