// An app has macros' names for its own things: a wrapper 'Received', a function 'instantiate' and a type 'Factory'.
//: Core/Core.swift
@propertyWrapper
public struct Received<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
public struct Clamped {
    public var wrappedValue: Int
    let range: ClosedRange<Int>
    public init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound); self.range = range }
}
@resultBuilder public enum Builder { public static func buildBlock(_ parts: String...) -> [String] { parts } }
//: App/Inbox.swift
import Core

struct Inbox {
    @Received var mails = 3
    @Core.Received var drafts: Int = 4
}
//: App/App.swift
import Heirloom

@Instantiable
final class Mailer: Instantiable {
    func instantiate() -> Int { 1 }
    static func instantiate(_ count: Int) -> Int { count }
}

@Instantiable
struct Sender: Instantiable {
    @Heirloom.Received let mailer: Mailer
    @Heirloom.Forwarded let subject: String
    let lines: [String]
    init(mailer: Mailer, subject: String) {
        self.mailer = mailer
        self.subject = subject
        lines = []
    }
}

@Heirloom.Instantiable
struct App: Heirloom.Instantiable {
    @Heirloom.Instantiated let mailer: Mailer
    @Heirloom.Instantiated let senderBuilder: Heirloom.Instantiator<Sender>
}
//: App/main.swift
let inbox = Inbox()
print(App().senderBuilder.instantiate(subject: "s").subject, inbox.mails + inbox.drafts, Mailer.instantiate(6))
//: prints
// s 7 6
