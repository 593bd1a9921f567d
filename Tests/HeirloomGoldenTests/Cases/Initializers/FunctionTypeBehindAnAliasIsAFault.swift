// A type alias of a function type without a written initializer is an error; the diagnostic provides the initializer. The macro
// cannot know that the type is escaping.

//: App/Search.swift
import Heirloom

typealias Completion = (String) -> Void

@Instantiable
final class Query: Instantiable {
    @Forwarded let completion: Completion
    @Forwarded let cancellation: Completion?
    @Forwarded let text: String
}

@Instantiable
final class Search: Instantiable {
    @Instantiated let queryBuilder: Instantiator<Query>
}

//: diagnostics
// App/Search.swift:7:20: error: the macro cannot see that 'Completion' is a function type, so 'Query' must declare an initializer [missing-initializer]
// App/Search.swift:6:13: note: write 'init(completion: @escaping Completion, cancellation: Completion?, text: String) { self.completion = completion; self.cancellation = cancellation; self.text = text }'
// App/Search.swift:10:1: note: fix-it: write an initializer: insert '    init(completion: @escaping Completion, cancellation: Completion?, text: String) {\n        self.completion = completion\n        self.cancellation = cancellation\n        self.text = text\n    }\n'
