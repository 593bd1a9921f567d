// An actor cannot receive a reference, regardless of the type that wraps it.
//: App/Types.swift
import Heirloom

final class Draft {
    var text = ""
}

struct Job {
    enum Kind {
        case mail(Draft), none
    }

    var kind: Kind
}

@Instantiable
actor Mailer: Instantiable {
    @Forwarded let job: Job
}

@Instantiable
actor Printer: Instantiable {
    @Forwarded let drafts: [Draft]
}

@Instantiable
actor Archive: Instantiable {
    @Forwarded let count: Int
}

@Instantiable
struct Office: Instantiable {
    @Instantiated let mailerBuilder: Instantiator<Mailer>
    @Instantiated let 1️⃣printerBuilder: Instantiator<Printer>
    @Instantiated let archiveBuilder: Instantiator<Archive>
}
//: refused
// 1️⃣ not-sendable
