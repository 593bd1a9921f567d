// Dependencies are closures: clocks, id generators and stores as functions that scopes forward, with aliases.
//: Env/Env.swift
public typealias Now = @Sendable () -> Int
public typealias MakeID = () -> String
public typealias Save<Value> = (_ value: Value, _ key: String) throws -> Void
public struct Live { public static let now: Now = { 42 } }
//: Notes/Notes.swift
import Env
import Heirloom

@Instantiable
public struct NoteMaker: Instantiable {
    @Received private let now: Now
    @Received private let makeID: MakeID
    @Received private let save: Save<String>
    @Received private let `defer`: (@escaping () -> Void) -> Void

    public init(
        now: @escaping Now, makeID: @escaping MakeID, save: @escaping Save<String>,
        defer: @escaping (@escaping () -> Void) -> Void
    ) {
        (self.now, self.makeID, self.save, self.defer) = (now, makeID, save, `defer`)
    }

    public func make(_ text: String) throws {
        let id = makeID()
        try save("\(text) at \(now())", id)
        self.defer { print("deferred \(id)") }
    }
}
//: App/main.swift
import Env
import Heirloom
import Notes

@Instantiable
struct Environment: Instantiable {
    @Forwarded let now: @Sendable () -> Int
    @Forwarded let makeID: () -> String
    @Forwarded let save: (String, String) throws -> ()
    @Forwarded let `defer`: (@escaping () -> ()) -> Void
    @Instantiated let noteMaker: NoteMaker
}

@Instantiable
struct App: Instantiable { @Instantiated let environmentBuilder: Instantiator<Environment> }

var saved: [String: String] = [:]
var count = 0
let environment = App().environmentBuilder.instantiate(
    now: Live.now,
    makeID: { count += 1; return "n\(count)" },
    save: { saved[$1] = $0 },
    defer: { $0() }
)
try environment.noteMaker.make("a")
try environment.noteMaker.make("b")
print(saved.sorted { $0.key < $1.key }.map(\.value))
//: prints
// deferred n1
// deferred n2
// ["a at 42", "b at 42"]
