// The types below a root depend on so few unknown conditions that all combinations can be distinguished; otherwise an error is
// reported.

//: Mail/Inbox.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Store: Instantiable {
    #if A
    @Received let log: Log
    #endif
    #if B
    @Instantiated let second: Log
    #endif
    #if C
    @Instantiated let third: Log
    #endif
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let store: Store
    #if D || E
    @Instantiated let fourth: Log
    #endif
    #if F && G
    @Instantiated let fifth: Log
    #endif
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Mail/Inbox.swift:7:8: error: one tree depends on the '#if' conditions 'A', 'B', 'C', 'F', 'G', 'D' and 'E', which have more than 64 combinations; declare the same dependencies in every branch, or move an '#if' into an 'instantiate' function [too-many-conditions]
// Mail/Inbox.swift:20:8: note: 'Inbox' differs under 'F', 'G', 'D' and 'E'
