// A property names its fulfillment, which three platforms declare, in a scope that is built on demand.
//: App/Player.swift
import Heirloom

protocol Playing: AnyObject { var name: String { get } }

#if os(macOS) || os(iOS)
@Instantiable(fulfillingAdditionalTypes: [Playing.self])
final class SystemPlayer: Instantiable, Playing {
    @Received let queue: Queue
    let name = "apple"
}
#elseif os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Playing.self])
final class SystemPlayer: Instantiable, Playing {
    @Received let queue: Queue
    @Instantiated let mixer: Mixer
    var name: String { "linux \(mixer.channels)" }
}

@Instantiable
final class Mixer: Instantiable { let channels = 2 }
#endif

@Instantiable(fulfillingAdditionalTypes: [Playing.self])
final class SilentPlayer: Instantiable, Playing { let name = "silent" }

@Instantiable
final class Queue: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let queue: Queue
    @Instantiated let songBuilder: Instantiator<Song>
}

@Instantiable
struct Song: Instantiable {
    @Forwarded let title: String
    @Instantiated(fulfilledByType: "SystemPlayer") let player: any Playing
}

let song = App().songBuilder.instantiate(title: "x")
print(song.title, song.player.name)
//: prints
// x linux 2
