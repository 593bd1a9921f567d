// A repository fulfills a protocol three levels up, each protocol in another module, one behind an alias.
//: Core/Contracts.swift
public protocol Identified {
    var id: String { get }
}
public protocol Reading: Identified {
    func read() -> [String]
}
//: Storage/Contracts.swift
import Core

public protocol Writing: AnyObject {
    func write(_ line: String)
}
public typealias Editing = Reading & Writing
public protocol Repository: Editing {}
//: Storage/MemoryRepository.swift
import Core
import Heirloom

@Instantiable
public final class MemoryRepository: Repository, Instantiable {
    private var lines: [String] = []
    public let id = "memory"
    public func read() -> [String] { lines }
    public func write(_ line: String) { lines.append(line) }
}
//: App/main.swift
import Core
import Heirloom
import Storage

@Instantiable
struct Reader: Instantiable {
    @Received let identified: any Identified
    @Received let reading: any Reading
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryRepository") let repository: any Repository
    @Received(fulfilledByDependencyNamed: "repository", ofType: Repository.self) let writing: any Writing
    @Received(fulfilledByDependencyNamed: "repository", ofType: (any Repository).self) let reading: any Reading
    @Received(fulfilledByDependencyNamed: "reading", ofType: Reading.self) let identified: any Identified
    @Received(fulfilledByDependencyNamed: "repository", ofType: Repository.self) let object: AnyObject
    @Instantiated(fulfilledByType: "MemoryRepository") let editingBuilder: ErasedInstantiator<Void, any Editing>
    @Instantiated let reader: Reader
}

let app = App()
app.writing.write("one")
print(app.reader.reading.read(), app.reader.identified.id, app.object === app.writing)
print(app.editingBuilder.instantiate().read())
//: prints
// ["one"] memory true
// []
