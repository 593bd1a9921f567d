// `@Instantiable` on a `~Copyable` type is rejected.

//: App/Ticket.swift
import Heirloom

@Instantiable
struct Ticket: ~Copyable, Instantiable {
    let seat = 12
}

@Instantiable
final class Theater: Instantiable {
    @Instantiated let ticketBuilder: Instantiator<Ticket>
}

//: App/main.swift
printTree(Theater())

//: diagnostics
// App/Ticket.swift:4:8: error: 'Ticket' cannot be '@Instantiable' because it is '~Copyable' and types that receive it cannot share it [noncopyable-type]
