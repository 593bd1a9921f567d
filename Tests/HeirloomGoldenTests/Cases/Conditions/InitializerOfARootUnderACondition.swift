// A root with an `init()` under one condition gets a generated one under the others.

//: option flags=PREVIEW
//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable {
    let name: String

    init(name: String = "log") {
        self.name = name
    }
}

@Instantiable
struct First: Instantiable {
    @Instantiated private let log: Log

    #if PREVIEW
    init() {
        self.init(log: Log(name: "preview"))
    }
    #endif
}

@Instantiable
struct Second: Instantiable {
    @Instantiated private let log: Log
}

extension Second {
    #if PREVIEW
    init() {
        self.init(log: Log(name: "preview"))
    }
    #endif
}

//: App/main.swift
printTree(First())
printTree(Second())

//: generated App
import Heirloom

#if !PREVIEW
extension First {
    init() {
        let log = Log()
        self.init(log: log)
    }
}
#endif

#if !PREVIEW
extension Second {
    init() {
        let log = Log()
        self.init(log: log)
    }
}
#endif

//: prints
// First
//   log: Log #1
//     name: String "log"
// Second
//   log: Log #1
//     name: String "log"

//: prints with PREVIEW
// First
//   log: Log #1
//     name: String "preview"
// Second
//   log: Log #1
//     name: String "preview"
