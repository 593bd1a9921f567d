// Two global actors of other modules isolate separate trees, and a nonisolated root cannot provide builders for either.
//: Core/Actors.swift
@globalActor
public actor Storage {
    public static let shared = Storage()
}

@globalActor
public final class Audio {
    public actor Guard {}
    public static let shared = Guard()
}

public typealias Sound = Audio
//: Player/Player.swift
import Core
import Heirloom

@Audio
public protocol Output: AnyObject {
    func play(_ text: String) -> String
}

@Instantiable(fulfillingAdditionalTypes: [Output.self])
@Sound
public final class Speaker: Instantiable, Output {
    private var played = 0
    public init() {}
    public func play(_ text: String) -> String {
        played += 1
        return "\(text) \(played)"
    }
}

@Instantiable
@Core.Audio
public final class Playlist: Instantiable {
    @Received let output: any Output
    @Forwarded let songs: [String]
    public init(output: any Output, songs: [String]) {
        self.output = output
        self.songs = songs
    }
    public func run() -> [String] { songs.map(output.play) }
}

@Instantiable(isRoot: true)
@Audio
public final class Radio: Instantiable {
    @Instantiated let output: any Output
    @Instantiated public let playlistBuilder: Instantiator<Playlist>
    public init(output: any Output, playlistBuilder: Instantiator<Playlist>) {
        self.output = output
        self.playlistBuilder = playlistBuilder
    }
    public func run(_ songs: [String]) -> [String] { playlistBuilder.instantiate(songs: songs).run() }
}
//: Files/Files.swift
import Core
import Heirloom

@Storage
@Instantiable
public final class Folder: Instantiable {
    @Instantiated let index: Index
    public init(index: Index) { self.index = index }
    public func count() -> Int { index.entries.count }
}

@Instantiable
@Storage public class Index: Instantiable {
    var entries: [String] = ["a"]
    public init() {}
}
//: App/main.swift
import Core
import Files
import Player
import Heirloom

@Storage
@Instantiable
final class Disk: Instantiable {
    @Instantiated let folder: Folder
}

@Audio func music() -> [String] { Radio().run(["one", "two"]) }
@Storage func count() -> Int { Disk().folder.count() }

print(await music(), await count())
//: prints
// ["one 1", "two 2"] 1
