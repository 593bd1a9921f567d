// If a property is fulfilled on one platform but not on another, the compiler reports it in builds for the other. The generator
// reports an error only if no platform fulfills the property.

//: Mail/Services.swift
import Heirloom

protocol Sharing {}
protocol Vibrating {}

#if os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct PipeSharing: Instantiable, Sharing {
    @Received let log: Log
}
#elseif os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct MenuSharing: Instantiable, Sharing {}
#endif

@Instantiable
final class Log: Instantiable {}

//: Mail/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let sharing: any Sharing
    @Instantiated let letterBuilder: Instantiator<Letter>
}

@Instantiable
struct Letter: Instantiable {
    @Instantiated let sharing: any Sharing
}

printTree(Inbox())

//: generated Mail
#if !os(Linux) && !os(macOS)
#error("main.swift: 'Inbox' instantiates 'sharing: any Sharing', but no type fulfills 'any Sharing' [nothing-fulfills]")
#endif

import Heirloom

extension Inbox {
    #if os(Linux)
    init() {
        let log = Log()
        let sharing: any Sharing = PipeSharing(log: log)  // Inbox.sharing
        let letterBuilder = Instantiator<Letter> {
            Inbox.heirloomMakeLetter(log: log)
        }
        self.init(log: log, sharing: sharing, letterBuilder: letterBuilder)
    }
    #else
    init() {
        let log = Log()
        let sharing: any Sharing = MenuSharing()  // Inbox.sharing
        let letterBuilder = Instantiator<Letter> {
            Inbox.heirloomMakeLetter()
        }
        self.init(log: log, sharing: sharing, letterBuilder: letterBuilder)
    }
    #endif

    #if os(Linux)
    private static func heirloomMakeLetter(log: Log) -> Letter {
        let sharing: any Sharing = PipeSharing(log: log)  // Letter.sharing
        return Letter(sharing: sharing)
    }
    #else
    private static func heirloomMakeLetter() -> Letter {
        let sharing: any Sharing = MenuSharing()  // Letter.sharing
        return Letter(sharing: sharing)
    }
    #endif
}

//: prints
// Inbox
//   log: Log #1
//   sharing: PipeSharing
//     log: Log #1
//   letterBuilder: Instantiator<Letter>
