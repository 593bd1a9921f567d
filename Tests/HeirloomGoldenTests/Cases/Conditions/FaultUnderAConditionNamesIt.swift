// An error that exists only under a condition names the condition.

//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Store: Instantiable {
    @Received let log: Log
}

#if STAGING
@Instantiable
struct Store: Instantiable {}
#endif

@Instantiable
struct Inbox: Instantiable {
    #if DEBUG || STAGING
    @Instantiated let log: Log
    #endif
    @Instantiated let store: Store
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Mail/Inbox.swift:8:19: error: 'Store' receives 'log: Log', but no type above it provides it (root 'Inbox') (under '#if !STAGING && !DEBUG') [missing-dependency]
// Mail/Inbox.swift:21:23: note: 'Inbox' builds 'Store' here
// Mail/Inbox.swift:17:8: note: to provide it, add '@Instantiated let log: Log' to 'Inbox'
// Mail/Inbox.swift:13:8: error: 'Store' is declared '@Instantiable' twice (under '#if STAGING') [duplicate-type]
// Mail/Inbox.swift:7:8: note: the other one is here; remove one of the two

//: fix-its
// Mail/Inbox.swift:8:19: would fix: instantiate it in 'Inbox' [missing-dependency]
// Mail/Inbox.swift:17:29: note: insert '\n    @Instantiated let log: Log'
