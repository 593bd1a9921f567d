// Edits of a type that several roots share work for all of them. A suggestion that works for only one root is a note without a
// fix-it.

//: option uncovers=missing-dependency
//: App/Mail.swift
import Heirloom

@Instantiable
final class Account: Instantiable {}

@Instantiable
final class Spool: Instantiable {}

@Instantiable
final class Letter: Instantiable {
    @Forwarded let number: Int
    @Received let spool: Spool
}

@Instantiable
struct Inbox: Instantiable {
    @Received let acount: Account
    @Instantiated let outbox: Outbox
}

@Instantiable
struct Outbox: Instantiable {
    @Received let acount: Account
    @Instantiated let letterBuilder: Instantiator<Letter>
}

@Instantiable(isRoot: true)
struct Mail: Instantiable {
    @Instantiated let account: Account
    @Instantiated let inbox: Inbox
}

@Instantiable(isRoot: true)
struct MailOfTheOffice: Instantiable {
    @Instantiated let acount: Account
    @Instantiated let spool: Spool
    @Instantiated let inbox: Inbox
}

//: App/main.swift
printTree(Mail())

//: diagnostics
// App/Mail.swift:12:19: error: 'Letter' receives 'spool: Spool', but no type above it provides it (root 'Mail') [missing-dependency]
// App/Mail.swift:30:23: note: 'Mail' builds 'Inbox' here
// App/Mail.swift:18:23: note: 'Inbox' builds 'Outbox' here
// App/Mail.swift:24:23: note: 'Outbox' builds 'Letter' here
// App/Mail.swift:36:23: note: 'MailOfTheOffice' provides it, but is not on the path from 'Mail' to 'Letter'
// App/Mail.swift:28:8: note: to provide it, add '@Instantiated let spool: Spool' to 'Mail'
// App/Mail.swift:17:19: error: 'Inbox' receives 'acount: Account', but no type above it provides it (root 'Mail') [missing-dependency]
// App/Mail.swift:30:23: note: 'Mail' builds 'Inbox' here
// App/Mail.swift:23:19: note: also needed by 'Outbox'
// App/Mail.swift:29:23: note: did you mean 'account'? 'Mail' provides 'account: Account': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "account", ofType: Account.self) let acount: Account'
// App/Mail.swift:35:23: note: 'MailOfTheOffice' provides 'acount' to its 'Inbox', but 'Mail' builds 'Inbox' without providing it

//: fix-its
// App/Mail.swift:12:19: could fix: instantiate it in 'Mail' [missing-dependency]
// App/Mail.swift:28:28: note: insert '\n    @Instantiated let spool: Spool'
