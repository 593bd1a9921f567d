// `@Received(fulfilledByDependencyNamed:ofType:)` takes a dependency and offers it below under the new name
// and type: the badge, which knows nothing of the manager, is given the manager itself.

//: App/Users.swift
import Heirloom

protocol UserVendor {}

@Instantiable
final class UserManager: Instantiable, UserVendor {}

//: App/Profile.swift
import Heirloom

@Instantiable
struct Profile: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self)
    let userVendor: any UserVendor
    @Instantiated let badge: Badge
}

@Instantiable
struct Badge: Instantiable {
    @Received let userVendor: any UserVendor
}

@Instantiable
struct ForumApp: Instantiable {
    @Instantiated let userManager: UserManager
    @Instantiated let profile: Profile
}

//: App/main.swift
printTree(ForumApp())
