// The app makes a lower module's service conform to another lower module's protocol.
//: Analytics/Sink.swift
public protocol Sink {
    func send(_ event: String) -> String
}
//: Vendor/Recorder.swift
import Heirloom

@Instantiable
public final class Recorder: Instantiable {
    public func record(_ text: String) -> String { "recorded \(text)" }
}
//: Feature/Screen.swift
import Analytics
import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Instantiated(fulfilledByType: "Recorder") public let sink: any Sink
    public func open() -> String { sink.send("open") }
}
//: App/Recorder+Sink.swift
import Analytics
import Vendor

extension Recorder: Sink {
    public func send(_ event: String) -> String { record(event) }
}
//: App/main.swift
import Analytics
import Feature
import Heirloom
import Vendor

@Instantiable
struct App: Instantiable {
    @Instantiated let screen: Screen
    @Instantiated let recorder: Recorder
    @Received(fulfilledByDependencyNamed: "recorder", ofType: Recorder.self) let sink: any Sink
}

let app = App()
print(app.screen.open(), app.sink.send("close"))
//: prints
// recorded open recorded close
