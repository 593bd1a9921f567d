// A type declared in a function body is rejected, because a generated file cannot name it.

//: option compiles=no
//: option swiftc=-diagnostic-style llvm
//: Mail/Inbox.swift
import Heirloom

@Instantiable
struct Log: Instantiable {}

func open() {
    @Instantiable
    struct Inbox: Instantiable {
        @Instantiated let log: Log
    }
}

//: compiler
// Mail/Inbox.swift:8:12: error: 'Inbox' cannot be '@Instantiable' because it is declared inside a function, where generated code cannot use it; move it out [unreachable-type]
