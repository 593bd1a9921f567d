// A property that a fix-it adds is separated from any kind of member on the line of the opening brace.

//: App/Mail.swift
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
struct Inbox: Instantiable { @Received let store: Store }

@Instantiable(isRoot: true)
struct Mail: Instantiable { @Instantiated let inbox: Inbox
}

@Instantiable(isRoot: true)
struct Archive: Instantiable { /* all of it */ static let name = "Archive"
    @Instantiated let inbox: Inbox
}

@Instantiable(isRoot: true)
struct Search: Instantiable { // by words
    @Instantiated let inbox: Inbox
}

//: App/main.swift
printTree(Mail())
printTree(Archive())
printTree(Search())

//: diagnostics
// App/Mail.swift:7:44: error: 'Inbox' receives 'store: Store', but no type above it provides it (root 'Archive') [missing-dependency]
// App/Mail.swift:15:23: note: 'Archive' builds 'Inbox' here
// App/Mail.swift:10:8: note: also missing below root 'Mail'
// App/Mail.swift:19:8: note: also missing below root 'Search'
// App/Mail.swift:14:8: note: to provide it, add '@Instantiated let store: Store' to 'Archive'

//: fix-its
// App/Mail.swift:7:44: would fix: instantiate it in 'Archive', 'Mail' and 'Search' [missing-dependency]
// App/Mail.swift:14:31: note: insert ' @Instantiated let store: Store;'
// App/Mail.swift:10:28: note: insert ' @Instantiated let store: Store;'
// App/Mail.swift:19:42: note: insert '\n    @Instantiated let store: Store'
