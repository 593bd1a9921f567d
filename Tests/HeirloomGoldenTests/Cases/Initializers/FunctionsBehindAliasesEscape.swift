// A function type behind an alias needs a written initializer: the macro cannot see that its parameter escapes, and the
// compiler names the property.

//: option compiles=no
//: option swift=6.2 the words of an error about an escaping function
//: Kit/Kit.swift
public typealias Handler = @Sendable (Int) -> Void
public typealias Same = Handler

//: App/App.swift
import Heirloom
import Kit

@Instantiable
struct Aliased: Instantiable {
    @Forwarded let handler: Kit.Same
}

@Instantiable
struct Written: Instantiable {
    @Forwarded let handler: Handler

    init(handler: @escaping Handler) {
        self.handler = handler
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let makeAliased: (_ handler: @escaping Handler) -> Aliased
    @Instantiated let makeWritten: (_ handler: @escaping Handler) -> Written
}

//: generated App
import Heirloom
import Kit

extension App {
    init() {
        let makeAliased: (_ handler: @escaping Handler) -> Aliased = { handler in
            Aliased(handler: handler)
        }
        let makeWritten: (_ handler: @escaping Handler) -> Written = { handler in
            Written(handler: handler)
        }
        self.init(makeAliased: makeAliased, makeWritten: makeWritten)
    }
}

extension InstantiatorProtocol where T == Aliased {
    func instantiate(handler: @escaping Same) -> Aliased {
        instantiate(handler)
    }
}

extension InstantiatorProtocol where T == Written {
    func instantiate(handler: @escaping Handler) -> Written {
        instantiate(handler)
    }
}

//: compiler
// macro expansion @Instantiable:4:18: error: assigning non-escaping parameter 'handler' to an '@escaping' closure
// `- App/App.swift:7:1: note: expanded code originates here
