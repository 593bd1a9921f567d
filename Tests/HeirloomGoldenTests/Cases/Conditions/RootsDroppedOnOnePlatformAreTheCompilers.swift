// A root on one platform that lacks a dependency on another is not a root there, which the compiler reports in builds for that
// platform.

//: option roots=detect
//: Mail/Services.swift
import Heirloom

protocol Sharing {}

#if os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct PipeSharing: Instantiable, Sharing {}
#endif

//: Mail/main.swift
import Heirloom

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let sharing: any Sharing
}

printTree(Inbox())

//: generated Mail
#if !os(Linux)
#warning("main.swift: no 'init()' is generated for 'Inbox' because a dependency below it is missing: no type fulfills 'sharing: any Sharing' of 'Inbox' [dropped-root]")
#endif

import Heirloom

#if os(Linux)
extension Inbox {
    init() {
        let sharing: any Sharing = PipeSharing()  // Inbox.sharing
        self.init(sharing: sharing)
    }
}
#endif

//: prints
// Inbox
//   sharing: PipeSharing
