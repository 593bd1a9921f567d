// A property that is not fulfilled on any platform that has it is an error, and so is a dependency that is missing on every
// platform.

//: Mail/Inbox.swift
import Heirloom

protocol Sharing {}
protocol Printing {}

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Printing.self])
struct Printer: Instantiable, Printing {}
#endif

@Instantiable(isRoot: true)
struct Inbox: Instantiable {
    @Instantiated let sharing: any Sharing
    #if !os(macOS)
    @Instantiated let printing: any Printing
    #endif
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Mail/Inbox.swift:13:23: error: 'Inbox' instantiates 'sharing: any Sharing', but no type fulfills 'any Sharing' [nothing-fulfills]
// Mail/Inbox.swift:13:23: note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Sharing.self])'
// Mail/Inbox.swift:15:23: error: 'Inbox' instantiates 'printing: any Printing', but no type fulfills 'any Printing' (under '#if !os(macOS)') [nothing-fulfills]
// Mail/Inbox.swift:15:23: note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Printing.self])'
