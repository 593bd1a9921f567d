// Fix-its for a missing erased builder name the type to build, and those for a missing wrapper ask for erasure.

//: App/Player.swift
import Heirloom

protocol Song {}

struct AnySong: Song {
    init(_ song: any Song) {}
}

@Instantiable(fulfillingAdditionalTypes: [Song.self, AnySong.self])
struct RecordedSong: Instantiable, Song {}

@Instantiable
final class Playlist: Instantiable {
    @Received let nextBuilder: ErasedInstantiator<Void, any Song>
    @Received let firstSong: AnySong
}

@Instantiable(isRoot: true)
struct Player: Instantiable {
    @Instantiated let playlist: Playlist
}

//: App/main.swift
printTree(Player())

//: diagnostics
// App/Player.swift:14:19: error: 'Playlist' receives 'nextBuilder: ErasedInstantiator<Void, any Song>', but no type above it provides it (root 'Player') [missing-dependency]
// App/Player.swift:20:23: note: 'Player' builds 'Playlist' here
// App/Player.swift:19:8: note: to provide it, add '@Instantiated(fulfilledByType: "RecordedSong") let nextBuilder: ErasedInstantiator<Void, any Song>' to 'Player'
// App/Player.swift:15:19: error: 'Playlist' receives 'firstSong: AnySong', but no type above it provides it (root 'Player') [missing-dependency]
// App/Player.swift:20:23: note: 'Player' builds 'Playlist' here
// App/Player.swift:19:8: note: to provide it, add '@Instantiated(erasedToConcreteExistential: true) let firstSong: AnySong' to 'Player'

//: fix-its
// App/Player.swift:14:19: would fix: instantiate it in 'Player' [missing-dependency]
// App/Player.swift:19:30: note: insert '\n    @Instantiated(fulfilledByType: "RecordedSong") let nextBuilder: ErasedInstantiator<Void, any Song>'
// App/Player.swift:15:19: would fix: instantiate it in 'Player' [missing-dependency]
// App/Player.swift:19:30: note: insert '\n    @Instantiated(erasedToConcreteExistential: true) let firstSong: AnySong'
