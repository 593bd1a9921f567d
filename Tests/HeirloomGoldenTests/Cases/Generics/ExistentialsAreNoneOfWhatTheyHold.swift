// The existential of a protocol does not conform to it, nor does a tuple, a function or a metatype; an array does where
// what it holds does. 'any Error' and 'any Sendable' conform to themselves.

//: App/App.swift
import Heirloom

protocol Entity {}
protocol Observer: AnyObject {}
struct Draft {}
enum Size: String { case small }
final class Feed: Decodable {}

@Instantiable
struct Repository<Model: Entity>: Instantiable {}
@Instantiable
struct Reference<Object: AnyObject>: Instantiable {}
@Instantiable
struct Index<Key: Hashable>: Instantiable {}
@Instantiable
struct Archive<Value: Codable>: Instantiable {}
@Instantiable
struct Picker<Choice: CaseIterable>: Instantiable {}
@Instantiable
struct Report<Failure: Error>: Instantiable {}
@Instantiable
struct Channel<Message: Sendable>: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Repository<any Entity>") let entities: Any
    @Instantiated(fulfilledByType: "Repository<() -> Int>") let functions: Any
    @Instantiated(fulfilledByType: "Repository<(Int, Int)>") let pairs: Any
    @Instantiated(fulfilledByType: "Reference<any Observer>") let observer: Any
    @Instantiated(fulfilledByType: "Index<[Draft]>") let drafts: Any
    @Instantiated(fulfilledByType: "Index<[Int?]>") let numbers: Any
    @Instantiated(fulfilledByType: "Archive<Feed>") let feed: Any
    @Instantiated(fulfilledByType: "Picker<Size>") let size: Any
    @Instantiated(fulfilledByType: "Report<any Error>") let report: Any
    @Instantiated(fulfilledByType: "Channel<any Sendable>") let channel: Any
}

//: diagnostics
// App/App.swift:26:66: error: 'Repository<any Entity>' cannot be built, because 'any Entity' itself does not conform to 'Entity', only the values in it do [unmet-constraint]
// App/App.swift:10:8: note: 'Repository' demands 'Model: Entity' here
// App/App.swift:26:66: note: ask for another argument
// App/App.swift:27:65: error: 'Repository<() -> Int>' cannot be built, because '() -> Int' does not conform to 'Entity' [unmet-constraint]
// App/App.swift:10:8: note: 'Repository' demands 'Model: Entity' here
// App/App.swift:27:65: note: ask for another argument
// App/App.swift:28:66: error: 'Repository<(Int, Int)>' cannot be built, because '(Int, Int)' does not conform to 'Entity' [unmet-constraint]
// App/App.swift:10:8: note: 'Repository' demands 'Model: Entity' here
// App/App.swift:28:66: note: ask for another argument
// App/App.swift:29:67: error: 'Reference<any Observer>' cannot be built, because 'any Observer' is no class [unmet-constraint]
// App/App.swift:12:8: note: 'Reference' demands 'Object: AnyObject' here
// App/App.swift:29:67: note: ask for another argument
// App/App.swift:30:58: error: 'Index<[Draft]>' cannot be built, because '[Draft]' does not conform to 'Hashable' [unmet-constraint]
// App/App.swift:14:8: note: 'Index' demands 'Key: Hashable' here
// App/App.swift:30:58: note: ask for another argument
// App/App.swift:32:57: error: 'Archive<Feed>' cannot be built, because 'Feed' is no 'Codable' [unmet-constraint]
// App/App.swift:16:8: note: 'Archive' demands 'Value: Codable' here
// App/App.swift:7:13: note: let 'Feed' conform to 'Codable'
// App/App.swift:33:56: error: 'Picker<Size>' cannot be built, because 'Size' is no 'CaseIterable' [unmet-constraint]
// App/App.swift:18:8: note: 'Picker' demands 'Choice: CaseIterable' here
// App/App.swift:6:6: note: let 'Size' conform to 'CaseIterable'
