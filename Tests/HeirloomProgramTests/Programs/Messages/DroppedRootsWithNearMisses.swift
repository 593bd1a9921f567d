// Each dropped candidate of a library names its near miss: another label, another type, another scope.
//: option roots=detect
//: Library/Player.swift
import Heirloom

public protocol Logger: Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public struct ConsoleLogger: Instantiable, Logger {
    public init() {}
}

@Instantiable
public final class AudioEngine: Instantiable {
    public init() {}
}

@Instantiable
public struct Equalizer: Instantiable {
    @Received private let audioEngine: AudioEngine
    @Received private let logger: any Logger

    public init(audioEngine: AudioEngine, logger: any Logger) {
        self.audioEngine = audioEngine
        self.logger = logger
    }
}

@Instantiable
public struct 1️⃣Player: Instantiable {
    @Instantiated private let engine: AudioEngine
    @Instantiated private let logger: ConsoleLogger
    @Instantiated private let equalizer: Equalizer

    public init(engine: AudioEngine, logger: ConsoleLogger, equalizer: Equalizer) {
        self.engine = engine
        self.logger = logger
        self.equalizer = equalizer
    }
}

@Instantiable
public struct Mixer: Instantiable {
    @Instantiated private let audioEngine: AudioEngine
    @Instantiated(fulfilledByType: "ConsoleLogger") private let logger: any Logger
    @Instantiated private let equalizer: Equalizer

    public init(audioEngine: AudioEngine, logger: any Logger, equalizer: Equalizer) {
        self.audioEngine = audioEngine
        self.logger = logger
        self.equalizer = equalizer
    }
}
//: Library/main.swift
_ = Mixer()
print("mixed")
//: warned
// 1️⃣ dropped-root
//: prints
// mixed
