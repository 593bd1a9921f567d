// Sessions within sessions: the same label is forwarded again at each level, and the nearest wins, but the outer one is kept
// under another name.
//: Sessions/Session.swift
import Heirloom

public final class Token: CustomStringConvertible {
    public let description: String
    public init(_ text: String) { description = text }
}

@Instantiable
public struct Caller: Instantiable {
    @Received private let token: Token
    public func call() -> String { "with \(token)" }
}

@Instantiable
public struct Session: Instantiable {
    @Forwarded private let token: Token
    @Instantiated public let caller: Caller
    @Instantiated public let innerBuilder: Instantiator<Session>
    @Instantiated public let supportBuilder: Instantiator<Support>
}

@Instantiable
public struct Support: Instantiable {
    @Received(fulfilledByDependencyNamed: "token", ofType: Token.self) private let customerToken: Token
    @Instantiated private let agentBuilder: Instantiator<Agent>
    public func agent(_ token: Token) -> Agent { agentBuilder.instantiate(token: token) }
}

@Instantiable
public struct Agent: Instantiable {
    @Forwarded private let token: Token
    @Received private let customerToken: Token
    @Instantiated private let caller: Caller
    public func call() -> String { "\(caller.call()) for \(customerToken)" }
}
//: App/main.swift
import Heirloom
import Sessions

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

let outer = App().sessionBuilder.instantiate(token: Token("outer"))
let inner = outer.innerBuilder.instantiate(token: Token("inner"))
print(outer.caller.call(), inner.caller.call())
print(inner.supportBuilder.instantiate().agent(Token("agent")).call())
//: prints
// with outer with inner
// with agent for inner
