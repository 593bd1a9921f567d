// Two specializations of a generic repository behind a protocol with a primary associated type, and a generic cache that both
// share.
//: Models/Models.swift
public struct Song: Sendable, Equatable { public let title: String; public init(title: String) { self.title = title } }
public struct Artist: Sendable, Equatable { public let name: String; public init(name: String) { self.name = name } }
//: Persistence/Persistence.swift
import Heirloom
import Models

public protocol Repository<Model>: AnyObject {
    associatedtype Model
    func all() -> [Model]
    func add(_ model: Model)
}

public final class MemoryRepository<Model>: Repository {
    private var models: [Model]
    private let log: Log
    public init(_ models: [Model], log: Log) {
        self.models = models
        self.log = log
    }
    public func all() -> [Model] { models }
    public func add(_ model: Model) {
        log.lines.append("added \(model)")
        models.append(model)
    }
}

@Instantiable
public final class Log: Instantiable {
    public var lines: [String] = []
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [(any Repository<Song>).self])
extension MemoryRepository: Instantiable {
    public static func instantiate(log: Log) -> MemoryRepository<Song> {
        MemoryRepository<Song>([Song(title: "Intro")], log: log)
    }
}
//: Library/Library.swift
import Heirloom
import Models
import Persistence

@Instantiable
public struct SongList: Instantiable {
    @Received private let songs: any Repository<Song>
    public var titles: [String] { songs.all().map(\.title) }
}

@Instantiable
public struct Importer: Instantiable {
    @Received private let songs: any Repository<Song>
    public func run(_ titles: [String]) { titles.forEach { songs.add(Song(title: $0)) } }
}
//: App/main.swift
import Heirloom
import Library
import Models
import Persistence

@Instantiable
struct Player: Instantiable {
    @Instantiated let log: Log
    @Instantiated let songs: any Repository<Song>
    @Instantiated let songList: SongList
    @Instantiated let importer: Importer
}

let player = Player()
player.importer.run(["One", "Two"])
print(player.songList.titles)
print(player.log.lines.count)
//: prints
// ["Intro", "One", "Two"]
// 2
