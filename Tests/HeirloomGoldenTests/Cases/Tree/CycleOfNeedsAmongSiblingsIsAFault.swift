// A cycle of needs among the siblings of one scope is an error.

//: App/Office.swift
import Heirloom

@Instantiable
final class Mailbox: Instantiable {
    @Received let clerk: Clerk

    init(clerk: Clerk) { self.clerk = clerk }
}

@Instantiable
final class Clerk: Instantiable {
    @Received let mailbox: Mailbox

    init(mailbox: Mailbox) { self.mailbox = mailbox }
}

@Instantiable
struct Office: Instantiable {
    @Instantiated let mailbox: Mailbox
    @Instantiated let clerk: Clerk
}

//: App/main.swift
printTree(Office())

//: diagnostics
// App/Office.swift:19:23: error: 'mailbox' and 'clerk' of 'Office' depend on each other: mailbox → clerk → mailbox [sibling-cycle]
// App/Office.swift:5:19: note: 'mailbox: Mailbox' receives 'clerk: Clerk' here
// App/Office.swift:12:19: note: 'clerk: Clerk' receives 'mailbox: Mailbox' here
// App/Office.swift:20:23: note: to break the cycle, remove 'mailbox: Mailbox' from 'Clerk': move the shared parts to a third type, or pass one to the other after both are built
