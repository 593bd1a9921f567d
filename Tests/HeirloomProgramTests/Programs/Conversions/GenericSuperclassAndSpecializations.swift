// A repository's generic superclass has the conformance, conditional for one of its specializations.
//: Data/Repository.swift
public protocol Counting {
    var count: Int { get }
}
public protocol Sorting {
    func sorted() -> String
}
open class Repository<Element> {
    public var elements: [Element]
    public init(elements: [Element]) { self.elements = elements }
}
extension Repository: Counting {
    public var count: Int { elements.count }
}
extension Repository: Sorting where Element: Comparable {
    public func sorted() -> String { "\(elements.sorted())" }
}
//: App/main.swift
import Data
import Heirloom

@Instantiable
final class NumberRepository: Repository<Int>, Instantiable {
    init() { super.init(elements: [3, 1, 2]) }
}
@Instantiable
final class WordRepository: Repository<String>, Instantiable {
    init() { super.init(elements: ["b", "a"]) }
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "NumberRepository") let counting: any Counting
    @Instantiated(fulfilledByType: "NumberRepository") let sorting: any Sorting
    @Instantiated(fulfilledByType: "WordRepository") let words: any Counting & Sorting
    @Instantiated(fulfilledByType: "NumberRepository") let base: Repository<Int>
}

let app = App()
print(app.counting.count, app.sorting.sorted(), app.words.sorted(), app.base.count)
//: prints
// 3 [1, 2, 3] ["a", "b"] 3
