// A suggested source for a rename keeps the name and type of the renamed property.

//: App/App.swift
import Heirloom

protocol UserVendor {}

@Instantiable
final class UserManager: UserVendor, Instantiable {}

@Instantiable
struct Badge: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManger", ofType: UserManager.self)
    let userVendor: any UserVendor
}

@Instantiable
struct Door: Instantiable {
    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserVendor.self)
    let userVendor: any UserVendor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let userManager: UserManager
    @Instantiated let badge: Badge
    @Instantiated let door: Door
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:11:9: error: 'Badge' receives 'userManger: UserManager', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:23:23: note: 'App' builds 'Badge' here
// App/App.swift:22:23: note: did you mean 'userManager'? 'App' provides 'userManager: UserManager': write '@Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let userVendor: any UserVendor'
// App/App.swift:17:9: error: 'Door' receives 'userManager: any UserVendor', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:24:23: note: 'App' builds 'Door' here
// App/App.swift:22:23: note: 'App' provides 'userManager: UserManager', which is another type: write '@Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let userVendor: any UserVendor'

//: fix-its
// App/App.swift:11:9: would fix: receive 'userManager' under this name [missing-dependency]
// App/App.swift:10:43: note: replace '"userManger"' with '"userManager"'
