// If the generator knows every flag that is set, an error under another flag is not reported. Code is generated for all other
// combinations of flags, and the compiler reports the error in builds that set that flag.

//: option configuration=release
//: option flags=DEBUG TRACE
//: Mail/Inbox.swift
import Heirloom

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let store: Store
    #if DEBUG
    @Instantiated let console: Console
    #endif
    #if TRACE
    @Instantiated let trace: Trace
    #endif
}

@Instantiable
struct Store: Instantiable {}

#if TRACE
@Instantiable
struct Console: Instantiable {}

@Instantiable
struct Trace: Instantiable {
    @Received let store: Store
}
#endif

//: Mail/main.swift
printTree(Inbox())

//: generated Mail
#if DEBUG && !TRACE
#error("Inbox.swift: 'Inbox' instantiates 'console: Console', but no type fulfills 'Console' [nothing-fulfills]")
#endif

import Heirloom

extension Inbox {
    #if DEBUG
    init() {
        let store = Store()
        let console = Console()
        let trace = Trace(store: store)
        self.init(store: store, console: console, trace: trace)
    }
    #elseif TRACE
    init() {
        let store = Store()
        let trace = Trace(store: store)
        self.init(store: store, trace: trace)
    }
    #else
    init() {
        let store = Store()
        self.init(store: store)
    }
    #endif
}

//: prints
// Inbox
//   store: Store

//: prints with DEBUG
// error: Inbox.swift: 'Inbox' instantiates 'console: Console', but no type fulfills 'Console' [nothing-fulfills]

//: prints with TRACE
// Inbox
//   store: Store
//   trace: Trace
//     store: Store

//: prints with DEBUG TRACE
// Inbox
//   store: Store
//   console: Console
//   trace: Trace
//     store: Store
