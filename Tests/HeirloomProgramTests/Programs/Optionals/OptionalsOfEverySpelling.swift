// Optional dependencies in every spelling: 'Optional<T>', 'T?', parenthesized existentials, optional closures and builders.
//: Core/Core.swift
import Heirloom

public protocol Tracker: AnyObject { var events: [String] { get set } }

@Instantiable(fulfillingAdditionalTypes: [Tracker.self])
public final class MemoryTracker: Tracker, Instantiable {
    public var events: [String] = []
    public init() {}
}

public typealias Report = (String) -> Void

@Instantiable
public struct Button: Instantiable {
    @Received(onlyIfAvailable: true) private let tracker: Optional<any Tracker>
    @Received(onlyIfAvailable: true) private let report: Report?
    @Forwarded private let onTap: (() -> Void)?
    @Forwarded private let title: Swift.Optional<String>

    public func tap() {
        tracker?.events.append(title ?? "untitled")
        report?(title ?? "nobody")
        onTap?()
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Plain: Instantiable {
    @Instantiated let buttonBuilder: Instantiator<Button>
}

@Instantiable
struct Tracked: Instantiable {
    @Instantiated let tracker: (any Tracker)?
    @Forwarded let report: (String) -> Void
    @Instantiated let buttonBuilder: Instantiator<Button>?
    @Instantiated let plain: Plain!
}

@Instantiable
struct App: Instantiable {
    @Instantiated let plain: Plain
    @Instantiated let trackedBuilder: Instantiator<Tracked>
}

let app = App()
app.plain.buttonBuilder.instantiate(onTap: { print("plain") }, title: nil).tap()
let tracked = app.trackedBuilder.instantiate(report: { print("report", $0) })
tracked.buttonBuilder?.instantiate(onTap: nil, title: "Save").tap()
tracked.plain.buttonBuilder.instantiate((onTap: nil, title: "Inner")).tap()
print(tracked.tracker?.events ?? [])
//: prints
// plain
// report Save
// report Inner
// ["Save", "Inner"]
