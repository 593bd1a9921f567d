// Flags that the build system defines, `DEBUG` and `SWIFT_PACKAGE`, are treated as set.

//: option configuration=debug
//: Mail/Inbox.swift
import Heirloom

@Instantiable
struct Inbox: Instantiable {
    #if DEBUG
    @Instantiated let console: Console
    #endif
    #if SWIFT_PACKAGE
    @Instantiated let bundle: Bundle
    #endif
    #if !SWIFT_PACKAGE
    @Instantiated let framework: Framework
    #endif
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Mail/Inbox.swift:6:23: error: 'Inbox' instantiates 'console: Console', but no type fulfills 'Console' (under '#if DEBUG') [nothing-fulfills]
// Mail/Inbox.swift:6:23: note: no known file declares 'Console' outside a function: if it is a type of another package, declare how it is built with '@Instantiable extension Console: @retroactive Instantiable { static func instantiate() -> Console { … } }'
// Mail/Inbox.swift:6:23: note: to give it one value, write 'let console: Console = …' without '@Instantiated'
// Mail/Inbox.swift:9:23: error: 'Inbox' instantiates 'bundle: Bundle', but no type fulfills 'Bundle' (under '#if SWIFT_PACKAGE') [nothing-fulfills]
// Mail/Inbox.swift:9:23: note: to declare how it is built, write '@Instantiable extension Bundle: @retroactive Instantiable { static func instantiate() -> Bundle { … } }'
// Mail/Inbox.swift:9:23: note: to give it one value, write 'let bundle: Bundle = …' without '@Instantiated'
