// So are types in the braces of a computed property, which the compiler does not tell the macro.

//: Mail/Inbox.swift
import Heirloom

@Instantiable
struct Log: Instantiable {}

struct Folder {
    var inbox: Int {
        @Instantiable
        struct Inbox: Instantiable {
            @Instantiated let log: Log
        }
        return 1
    }
}

//: diagnostics
// Mail/Inbox.swift:9:16: error: 'Inbox' cannot be '@Instantiable' because it is declared inside a computed property, where generated code cannot use it [unreachable-type]
