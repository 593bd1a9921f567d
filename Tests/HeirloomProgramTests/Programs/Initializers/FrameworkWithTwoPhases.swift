// A superclass has an 'async' initializer, a synchronous one and a factory method; subclasses call the synchronous one.
//: Base/Base.swift
open class Resource {
    public let name: String
    public private(set) var isWarm = false

    public init(name: String) { self.name = name }
    public convenience init(warming name: String) async {
        self.init(name: name)
        await Task.yield()
        isWarm = true
    }
    public init(checking name: String) throws { self.name = name }
}
//: App/Resources.swift
import Base
import Heirloom

@Instantiable
final class Disk: Resource, Instantiable {
    @Forwarded private let path: String
    @Received private let journal: Journal

    init(path: String, journal: Journal) {
        self.path = path
        self.journal = journal
        super.init(name: "disk")
        journal.lines.append(path)
    }

    convenience init(asyncPath path: String, journal: Journal) async {
        self.init(path: path, journal: journal)
    }
}

@Instantiable
final class Journal: Instantiable { var lines: [String] = [] }

@Instantiable
final class 1️⃣Memory: Resource, Instantiable {
    @Received private let journal: Journal
}
//: App/main.swift
import Heirloom

@Instantiable
struct Machine: Instantiable {
    @Instantiated let journal: Journal
    @Instantiated let diskBuilder: Instantiator<Disk>
    @Instantiated let memory: Memory
}
_ = Machine()
//: refused
// 1️⃣ missing-initializer
