// A library imports a package for its implementation only, like libraries that ship as binaries; the app imports it publicly.
//: option swift=6.2 the group of the warning that is let through
//: option unread=Zlib
//: option swiftc Archive=-Wwarning ImplementationOnlyDeprecated
//: Zlib/Zlib.swift
public struct Level: Sendable {
    public let value: Int
    public init(value: Int) { self.value = value }
}

public final class Stream {
    public init() {}
    public func deflate(_ text: String, _ level: Level) -> String { "\(text.count)@\(level.value)" }
}
//: Archive/Packer.swift
import Heirloom
@_implementationOnly import Zlib

@Instantiable
final class Packer: Instantiable {
    @Received private let stream: Stream
    @Received private let level: Level
    init(stream: Stream, level: Level) {
        self.stream = stream
        self.level = level
    }
    func pack(_ text: String) -> String { stream.deflate(text, level) }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let level: Level
    @Forwarded let stream: Stream
    @Instantiated let packer: Packer
}
//: Archive/Archive.swift
import Heirloom
@preconcurrency @_implementationOnly import Zlib

@Instantiable(isRoot: true)
public final class Archive: Instantiable {
    @Instantiated private let sessionBuilder: Instantiator<Session>
    init(sessionBuilder: Instantiator<Session>) { self.sessionBuilder = sessionBuilder }
    public func pack(_ text: String) -> String {
        sessionBuilder.instantiate(level: Level(value: 9), stream: Stream()).packer.pack(text)
    }
}
//: App/main.swift
import Archive
import Heirloom
import Zlib

@Instantiable
struct App: Instantiable {
    @Instantiated let boxBuilder: Instantiator<Box>
}

@Instantiable
struct Box: Instantiable {
    @Forwarded let level: Level
    @Instantiated let lid: Lid
}

@Instantiable
struct Lid: Instantiable {
    @Received let level: Level
}

print(Archive().pack("text"), App().boxBuilder.instantiate(level: Level(value: 1)).lid.level.value)
//: prints
// 4@9 1
