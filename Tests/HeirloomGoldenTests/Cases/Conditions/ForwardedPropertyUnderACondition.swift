// A forwarded property may be under a condition: `ForwardedProperties` and the labeled calls are under the same condition.

//: option flags=DEBUG
//: Mail/Inbox.swift
import Heirloom

@Instantiable
struct Letter: Instantiable {
    @Forwarded let subject: String
    #if DEBUG
    @Forwarded let number: Int
    #endif
}

@Instantiable
struct Draft: Instantiable {
    #if DEBUG
    @Forwarded let number: Int
    #endif
}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let letterBuilder: Instantiator<Letter>
    @Instantiated let draftBuilder: Instantiator<Draft>
}

//: Mail/main.swift
let inbox = Inbox()
#if DEBUG
printTree(inbox.letterBuilder.instantiate(subject: "Hello", number: 1))
printTree(inbox.draftBuilder.instantiate(number: 2))
#else
printTree(inbox.letterBuilder.instantiate(subject: "Hello"))
printTree(inbox.draftBuilder.instantiate())
#endif

//: generated Mail
import Heirloom

extension Inbox {
    #if DEBUG
    init() {
        let letterBuilder = Instantiator<Letter> { subject, number in
            Letter(subject: subject, number: number)
        }
        let draftBuilder = Instantiator<Draft> { number in
            Draft(number: number)
        }
        self.init(letterBuilder: letterBuilder, draftBuilder: draftBuilder)
    }
    #else
    init() {
        let letterBuilder = Instantiator<Letter> { subject in
            Letter(subject: subject)
        }
        let draftBuilder = Instantiator<Draft> {
            Draft()
        }
        self.init(letterBuilder: letterBuilder, draftBuilder: draftBuilder)
    }
    #endif
}

#if DEBUG
extension InstantiatorProtocol where T == Draft {
    func instantiate(number: Int) -> Draft {
        instantiate(number)
    }
}
#endif

#if DEBUG
extension InstantiatorProtocol where T == Letter {
    func instantiate(subject: String, number: Int) -> Letter {
        instantiate((subject: subject, number: number))
    }
}
#else
extension InstantiatorProtocol where T == Letter {
    func instantiate(subject: String) -> Letter {
        instantiate(subject)
    }
}
#endif

//: prints
// Letter
//   subject: String "Hello"
// Draft

//: prints with DEBUG
// Letter
//   subject: String "Hello"
//   number: Int 1
// Draft
//   number: Int 2
