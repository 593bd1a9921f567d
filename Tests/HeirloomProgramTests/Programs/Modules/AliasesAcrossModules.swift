// Aliases of aliases across three modules: of protocols, builders, tuples and functions, in signatures and in strings.
//: Base/Base.swift
import Heirloom

public protocol Sender: AnyObject { func send(_ text: String) }
public typealias AnySender = any Sender
public typealias Receipt = (id: Int, text: String)
public typealias Formatter = (Receipt) -> String

@Instantiable(fulfillingAdditionalTypes: [Sender.self])
public final class Post: Instantiable, Sender {
    public private(set) var sent: [String] = []
    public init() {}
    public func send(_ text: String) { sent.append(text) }
}
public typealias DefaultSender = Post
//: Middle/Middle.swift
import Base
import Heirloom

public enum Mail {
    public typealias Carrier = AnySender
    public typealias LetterBuilder = Instantiator<Letter>
    public typealias Layout = Base.Formatter

    @Instantiable
    public struct Letter: Instantiable {
        @Forwarded private let receipt: Receipt
        @Received private let sender: Carrier
        @Received private let layout: Layout

        public init(receipt: (id: Int, text: String), sender: any Sender, layout: @escaping Layout) {
            self.receipt = receipt
            self.sender = sender
            self.layout = layout
        }

        public func post() { sender.send(layout(receipt)) }
    }
}
//: App/main.swift
import Base
import Heirloom
import Middle

typealias Builder = Mail.LetterBuilder

@Instantiable
struct Desk: Instantiable {
    @Forwarded let layout: ((id: Int, text: String)) -> String
    @Instantiated let letterBuilder: Builder
    @Received let sender: any Sender
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "DefaultSender") let sender: AnySender
    @Instantiated let deskBuilder: Instantiator<Desk>
}

let app = App()
let desk = app.deskBuilder.instantiate { "\($0.id): \($0.text)" }
desk.letterBuilder.instantiate(receipt: (id: 1, text: "hi")).post()
desk.letterBuilder.instantiate((id: 2, text: "ho")).post()
print((app.sender as? Post)?.sent ?? [], desk.sender === app.sender)
//: prints
// ["1: hi", "2: ho"] true
