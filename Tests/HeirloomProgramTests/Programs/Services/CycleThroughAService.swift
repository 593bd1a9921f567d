// Two services build one another eagerly, across modules; a third cycle contains a builder, and is valid.
//: Core/Core.swift
public protocol Searching {}
//: Search/Search.swift
import Core
import Heirloom

@Instantiable
public final class SearchService: Instantiable, Searching {
    @Instantiated(fulfilledByType: "IndexService") private let index: any Searching
}

@Instantiable
public final class Suggestions: Instantiable {
    @Instantiated private let suggestionsBuilder: Instantiator<Suggestions>
}
//: Index/Index.swift
import Core
import Heirloom
import Search

@Instantiable
public final class IndexService: Instantiable, Searching {
    @Instantiated private let 1️⃣searchService: SearchService
}
//: App/main.swift
import Heirloom
import Index
import Search

@Instantiable
struct App: Instantiable {
    @Instantiated let indexService: IndexService
    @Instantiated let suggestions: Suggestions
}
_ = App()
//: refused
// 1️⃣ instantiation-cycle
