// An error of one property under several conditions is reported once, with the fixes for each condition.

//: Mail/Inbox.swift
import Heirloom

protocol Sharing {}

#if DEBUG
struct PipeSharing: Sharing {}
#else
struct MenuSharing: Sharing {}
#endif

@Instantiable(isRoot: true)
struct Inbox: Instantiable {
    #if DEBUG
    @Instantiated let pipe: PipeSharing
    #else
    @Instantiated let menu: MenuSharing
    #endif
    @Instantiated let sharing: any Sharing
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Mail/Inbox.swift:14:23: error: 'Inbox' instantiates 'pipe: PipeSharing', but 'PipeSharing' is not '@Instantiable' (under '#if DEBUG') [not-instantiable]
// Mail/Inbox.swift:6:8: note: write '@Instantiable' here
// Mail/Inbox.swift:16:23: error: 'Inbox' instantiates 'menu: MenuSharing', but 'MenuSharing' is not '@Instantiable' (under '#if !DEBUG') [not-instantiable]
// Mail/Inbox.swift:8:8: note: write '@Instantiable' here
// Mail/Inbox.swift:18:23: error: 'Inbox' instantiates 'sharing: any Sharing', but no type fulfills 'any Sharing' [nothing-fulfills]
// Mail/Inbox.swift:6:8: note: 'PipeSharing' conforms to it, but is not '@Instantiable': write '@Instantiable(fulfillingAdditionalTypes: [Sharing.self])' here
// Mail/Inbox.swift:8:8: note: 'MenuSharing' conforms to it, but is not '@Instantiable': write '@Instantiable(fulfillingAdditionalTypes: [Sharing.self])' here

//: fix-its
// Mail/Inbox.swift:14:23: would fix: make 'PipeSharing' '@Instantiable' [not-instantiable]
// Mail/Inbox.swift:6:1: note: insert '@Instantiable\n'
// Mail/Inbox.swift:6:28: note: insert ', Instantiable'
// Mail/Inbox.swift:16:23: would fix: make 'MenuSharing' '@Instantiable' [not-instantiable]
// Mail/Inbox.swift:8:1: note: insert '@Instantiable\n'
// Mail/Inbox.swift:8:28: note: insert ', Instantiable'
