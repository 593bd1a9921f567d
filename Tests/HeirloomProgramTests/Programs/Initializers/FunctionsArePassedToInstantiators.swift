// An instantiator of a type without forwarded properties takes a function, as in a test.
//: Feature/Feature.swift
import Heirloom

public protocol Player {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Player.self])
public struct Song: Instantiable, Player, Sendable {
    public let name = "song"
    public init() {}
}

@Instantiable
public struct Queue: Instantiable {
    @Instantiated public let songBuilder: Instantiator<Song>
    @Instantiated public let sendableBuilder: SendableInstantiator<Song>
    @Instantiated(fulfilledByType: "Song") public let playerBuilder: ErasedInstantiator<Void, any Player>
    @Instantiated(fulfilledByType: "Song") public let anyBuilder: SendableErasedInstantiator<(), any Player>
}
//: App/main.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let queue: Queue
}

struct Silence: Player {
    let name = "silence"
}

let queue = Queue(
    songBuilder: Instantiator(Song.init),
    sendableBuilder: SendableInstantiator { Song() },
    playerBuilder: ErasedInstantiator(Silence.init),
    anyBuilder: SendableErasedInstantiator { Silence() }
)
print(queue.songBuilder.instantiate().name, queue.playerBuilder.instantiate().name)
print(queue.sendableBuilder.instantiate(()).name, queue.anyBuilder.instantiate().name)
print(App().queue.playerBuilder.instantiate().name)
//: prints
// song silence
// song silence
// song
