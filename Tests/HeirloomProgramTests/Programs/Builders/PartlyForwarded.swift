// A screen has several forwarded properties with defaults in its initializer, function types with labels, tuples and variadics.
//: Core/Core.swift
import Heirloom

public typealias Range = (from: Int, to: Int)
public struct Query { public var text = ""; public init(_ text: String) { self.text = text } }

@Instantiable
public final class SearchScreen: Instantiable {
    @Forwarded private let query: Query?
    @Forwarded private let range: (from: Int, to: Int)
    @Forwarded private let sort: (_ a: String, _ b: String) -> Bool
    @Forwarded private let onClose: (@MainActor () -> Void)?
    @Received private let index: Index

    public init(
        query: Query? = nil, range: Range = (0, 10), sort: @escaping (String, String) -> Bool = (<),
        onClose: (@MainActor () -> Void)? = nil, index: Index
    ) {
        (self.query, self.range, self.sort, self.onClose, self.index) = (query, range, sort, onClose, index)
    }

    public func results() -> [String] {
        index.words.filter { $0.contains(query?.text ?? "") }.sorted(by: sort).prefix(range.to).suffix(range.to - range.from)
    }
}

@Instantiable
public final class Index: Instantiable {
    public var words: [String]
    public init(words: String..., separator: Character = ",") { self.words = ["tea", "coffee", "water"] + words }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let index: Index
    @Instantiated let searchBuilder: Instantiator<SearchScreen>
    func search(_ text: String, by sort: @escaping (String, String) -> Bool) -> [String] {
        searchBuilder.instantiate(query: Query(text), range: (0, 2), sort: sort, onClose: nil).results()
    }
}

print(App().search("e", by: >))
print(App().search("f", by: <))
print(SearchScreen(index: App().index).results().count)
//: prints
// ["water", "tea"]
// ["coffee"]
// 3
