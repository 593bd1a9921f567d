// What is received only if available orders siblings like any other need: the session is made before the
// header, which is declared before it.

//: App/Bank.swift
import Heirloom

@Instantiable
final class Session: Instantiable {
    init() {
        print("a session")
    }
}

@Instantiable
struct Header: Instantiable {
    @Received(onlyIfAvailable: true) let session: Session?

    init(session: Session?) {
        self.session = session
        print("a header")
    }
}

@Instantiable
struct BankApp: Instantiable {
    @Instantiated let header: Header
    @Instantiated let session: Session
}

//: App/main.swift
printTree(BankApp())
