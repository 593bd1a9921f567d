// The compiler rejects `@Instantiable` on a `~Copyable` type, because `Instantiable` inherits from `Copyable`.

//: option compiles=no
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

//: generated App
import Heirloom

extension Theater {
    convenience init() {
        let ticketBuilder = Instantiator<Ticket> {
            Ticket()
        }
        self.init(ticketBuilder: ticketBuilder)
    }
}

//: compiler
// App/Ticket.swift:4:8: error: type 'Ticket' does not conform to protocol 'Copyable'
// Instantiable.swift:23:17: note: type 'Ticket' does not conform to inherited protocol 'Copyable'
// App/Heirloom.generated.swift:7:29: error: initializer 'init(_:)' requires the types 'Ticket.ForwardedProperties' and '()' be equivalent
// Instantiator.swift:35:12: note: where 'T.ForwardedProperties' = 'Ticket.ForwardedProperties'
