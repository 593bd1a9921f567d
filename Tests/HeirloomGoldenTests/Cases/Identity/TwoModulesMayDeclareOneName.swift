// Two modules may each have a `Logger`: each feature gets its own module's.

//: Mail/Mailbox.swift
import Heirloom

@Instantiable
public final class Logger: Instantiable {
    public let category = "mail"
}

@Instantiable
public struct Mailbox: Instantiable {
    @Instantiated public let logger: Logger
}

//: Calendar/Agenda.swift
import Heirloom

@Instantiable
public final class Logger: Instantiable {
    public let category = "calendar"
}

@Instantiable
public struct Agenda: Instantiable {
    @Received public let logger: Logger
}

@Instantiable
public struct Planner: Instantiable {
    @Instantiated public let logger: Logger
    @Instantiated public let agenda: Agenda
}

//: App/Organizer.swift
import Calendar
import Heirloom
import Mail

@Instantiable
struct Organizer: Instantiable {
    @Instantiated let mailbox: Mailbox
    @Instantiated let planner: Planner
}

//: App/main.swift
printTree(Organizer())
