// A missing dependency that no type fulfills can be forwarded to a product built on demand.

//: App/Profile.swift
import Heirloom

struct User {}

@Instantiable
struct Avatar: Instantiable {
    @Received let user: User
}

@Instantiable
struct Profile: Instantiable {
    @Instantiated let avatar: Avatar
}

@Instantiable
struct Badge: Instantiable {
    @Received let rank: Int
}

@Instantiable
struct ProfileApp: Instantiable {
    @Instantiated let profileBuilder: Instantiator<Profile>
    @Instantiated let badgeBuilder: Instantiator<Badge>
}

//: App/main.swift
printTree(ProfileApp())

//: diagnostics
// App/Profile.swift:7:19: error: 'Avatar' receives 'user: User', but no type above it provides it (root 'ProfileApp') [missing-dependency]
// App/Profile.swift:22:23: note: 'ProfileApp' builds 'Profile' here
// App/Profile.swift:12:23: note: 'Profile' builds 'Avatar' here
// App/Profile.swift:11:8: note: to pass it when 'Profile' is built, add '@Forwarded let user: User' to it
// App/Profile.swift:21:8: note: to pass it to the root, add '@Forwarded let user: User' to 'ProfileApp', and write '@Instantiable(isRoot: true)'
// App/Profile.swift:17:19: error: 'Badge' receives 'rank: Int', but no type above it provides it (root 'ProfileApp') [missing-dependency]
// App/Profile.swift:23:23: note: 'ProfileApp' builds 'Badge' here
// App/Profile.swift:17:19: note: to pass it when 'Badge' is built, write '@Forwarded let rank: Int' here
// App/Profile.swift:21:8: note: to pass it to the root, add '@Forwarded let rank: Int' to 'ProfileApp', and write '@Instantiable(isRoot: true)'
