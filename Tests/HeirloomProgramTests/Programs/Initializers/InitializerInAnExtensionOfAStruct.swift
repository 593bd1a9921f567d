// A struct keeps its memberwise initializer and adds others in extensions: for previews, from decoded data, with
// conversions.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable, Sendable { public init() {} }

@Instantiable
public struct Query: Instantiable {
    @Received let session: Session
    @Forwarded public let text: String
    public var limit: Int = 10
}

extension Query {
    public static let preview = Query(session: Session(), text: "preview")
    init(session: Session, words: [String]) { self.init(session: session, text: words.joined()) }
    public init(decoding text: String) throws { self.init(session: Session(), words: [text]) }
}

extension Query: ExpressibleByStringLiteral { public init(stringLiteral value: String) { self.init(session: Session(), text: value) } }
extension Query: Sendable {}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let queryBuilder: Instantiator<Query>
}

let query: Query = "literal"
print(App().queryBuilder.instantiate(text: "a").text, query.text, Query.preview.limit, try Query(decoding: "d").text)
//: prints
// a literal 10 d
