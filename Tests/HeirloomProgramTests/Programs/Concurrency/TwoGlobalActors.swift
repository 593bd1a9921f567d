// A type that is isolated to one global actor cannot be built on another.
//: App/App.swift
import Heirloom

@globalActor
actor Audio {
    static let shared = Audio()
}

enum Work {
    @globalActor
    actor Video {
        static let shared = Video()
    }
    typealias Picture = Video

    @Picture
    @Instantiable
    final class Encoder: Instantiable {}
}

@Audio
@Instantiable
final class Mixer: Instantiable {}

@Audio
@Instantiable
final class Studio: Instantiable {
    @Instantiated let mixer: Mixer
    @Instantiated let 1️⃣encoder: Work.Encoder
}
//: refused
// 1️⃣ isolation-mismatch
