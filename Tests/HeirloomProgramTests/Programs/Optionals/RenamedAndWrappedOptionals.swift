// Optionals of protocols and functions under other names, in siblings that are declared out of order.
//: Audio/Audio.swift
import Heirloom

public protocol Output: AnyObject { func play(_ note: String) -> String }

@Instantiable
public final class Speaker: Instantiable, Output {
    public init() {}
    public func play(_ note: String) -> String { "speaker \(note)" }
}

@Instantiable
public final class Mixer: Instantiable {
    @Received private let main: (any Output)?
    @Received(onlyIfAvailable: true) private let monitor: (any Output)?
    public func play(_ note: String) -> [String?] { [main?.play(note), monitor?.play(note)] }
}

@Instantiable
public struct Studio: Instantiable {
    @Instantiated public let mixer: Mixer
    @Received(fulfilledByDependencyNamed: "speaker", ofType: Speaker.self) private let main: (any Output)?
    @Received(fulfilledByDependencyNamed: "speaker", ofType: Speaker.self) public let monitor: any Output
    @Instantiated private let speaker: Speaker
}

@Instantiable
public struct Stage: Instantiable {
    @Received(fulfilledByDependencyNamed: "speaker", ofType: Speaker.self) private let main: Optional<any Output>
    @Instantiated private let speaker: Speaker
    @Instantiated public let mixerBuilder: Instantiator<Mixer>
}
//: App/main.swift
import Audio
import Heirloom

@Instantiable
struct Show: Instantiable {
    @Instantiated let studio: Studio
    @Instantiated let stage: Stage
}

let show = Show()
print(show.studio.mixer.play("a").map { $0 ?? "-" }, show.stage.mixerBuilder.instantiate().play("b").map { $0 ?? "-" })
//: prints
// ["speaker a", "speaker a"] ["speaker b", "-"]
