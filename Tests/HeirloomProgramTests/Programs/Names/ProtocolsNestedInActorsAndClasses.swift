// Delegates and errors are nested protocols and types, unqualified inside their owners and qualified outside.
//: Core/Core.swift
import Heirloom

public final class Player {
    public protocol Delegate: AnyObject { func played(_ track: Track) }
    public struct Track { public let title: String; public init(title: String) { self.title = title } }
    public enum Failure: Error { case lost }
    let delegate: any Delegate
    let track: Track
    fileprivate init(delegate: any Delegate, track: Track) { self.delegate = delegate; self.track = track }
    public func play() { delegate.played(track) }
}

@Instantiable
extension Player: Instantiable {
    public typealias Tracks = [Track]
    public static func instantiate(delegate: any Delegate, tracks: Tracks) -> Player {
        Player(delegate: delegate, track: tracks[0])
    }
}

extension Player {
    @Instantiable
    public actor Monitor: Instantiable {
        public protocol Reporter: Sendable { func report() -> String }
        @Received let reporter: any Reporter
        public init(reporter: any Reporter) { self.reporter = reporter }
        public func text() -> String { reporter.report() }
    }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Player.Delegate.self])
final class Screen: Instantiable, Player.Delegate {
    var titles: [String] = []
    func played(_ track: Player.Track) { titles.append(track.title) }

    @Instantiable(fulfillingAdditionalTypes: [Player.Monitor.Reporter.self])
    struct Reporter: Instantiable, Player.Monitor.Reporter { func report() -> String { "fine" } }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let tracks: Player.Tracks
    @Instantiated let delegate: any Player.Delegate
    @Instantiated let player: Player
    @Instantiated let reporter: any Player.Monitor.Reporter
    @Instantiated let monitor: Player.Monitor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Core

let session = App().sessionBuilder.instantiate(tracks: [Player.Track(title: "t")])
session.player.play()
print((session.delegate as! Screen).titles, await session.monitor.text())
//: prints
// ["t"] fine
