// A type declared in the braces of a computed property is rejected by the generator, because the compiler does not show that
// context to the macro.

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
