// A chat: rooms are scopes that own their history, members are forwarded into them, and a moderator observes all rooms.
//: Chat/Models.swift
public struct Message: Sendable, CustomStringConvertible {
    public let author: String
    public let text: String
    public init(author: String, text: String) {
        self.author = author
        self.text = text
    }
    public var description: String { "\(author): \(text)" }
}
//: Chat/Room.swift
import Heirloom

public protocol Filter {
    func allows(_ message: Message) -> Bool
}

@Instantiable
public final class History: Instantiable {
    @Received private let roomName: String
    @Received private let moderator: Moderator
    public private(set) var messages: [Message] = []

    func add(_ message: Message) {
        messages.append(message)
        moderator.heard(message, in: roomName)
    }
}

@Instantiable
public final class Moderator: Instantiable {
    public private(set) var log: [String] = []
    public init() {}
    func heard(_ message: Message, in room: String) { log.append("\(room)/\(message.author)") }
}

@Instantiable
public struct Member: Instantiable {
    @Forwarded public let name: String
    @Received private let history: History
    @Received private let filter: any Filter

    public func say(_ text: String) {
        let message = Message(author: name, text: text)
        if filter.allows(message) { history.add(message) }
    }
}

@Instantiable
public struct Room: Instantiable {
    @Forwarded public let roomName: String
    @Forwarded private let filter: any Filter
    @Instantiated public let history: History
    @Instantiated public let memberBuilder: Instantiator<Member>
}
//: Chat/Filters.swift
public struct NoFilter: Filter {
    public init() {}
    public func allows(_ message: Message) -> Bool { true }
}

public struct LengthFilter: Filter {
    let limit: Int
    public init(limit: Int) { self.limit = limit }
    public func allows(_ message: Message) -> Bool { message.text.count <= limit }
}
//: App/main.swift
import Chat
import Heirloom

@Instantiable
final class ChatApp: Instantiable {
    @Instantiated let moderator: Moderator
    @Instantiated let roomBuilder: Instantiator<Room>
}

let app = ChatApp()
let hall = app.roomBuilder.instantiate(roomName: "hall", filter: NoFilter())
let attic = app.roomBuilder.instantiate((roomName: "attic", filter: LengthFilter(limit: 3)))
let ada = hall.memberBuilder.instantiate(name: "ada")
ada.say("hello")
hall.memberBuilder.instantiate(name: "eve").say("hi")
attic.memberBuilder.instantiate(name: "bob").say("too long")
attic.memberBuilder.instantiate(name: "bob").say("ok")
print(hall.history.messages)
print(attic.history.messages)
print(app.moderator.log)
//: prints
// [ada: hello, eve: hi]
// [bob: ok]
// ["hall/ada", "hall/eve", "attic/bob"]
