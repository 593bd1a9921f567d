// A module warns of a type with hidden parts that it cannot build for other modules. Where another module builds the type,
// it is an error.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

@Instantiable
final class Recorder: Instantiable {
    @Received private let title: Title

    init(title: Title) { self.title = title }
}

public final class Title {
    public init() {}
}

@Instantiable
public final class Studio: Instantiable {
    @Forwarded private let title: Title
    @Instantiated private let recorder: SendableInstantiator<Recorder>

    init(title: Title, recorder: SendableInstantiator<Recorder>) {
        self.title = title
        self.recorder = recorder
    }

    public func record() { _ = (title, recorder.instantiate()) }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let studio: Instantiator<Studio>
}

//: diagnostics
// Kit/Kit.swift:17:31: warning: 'Kit' cannot build 'Studio' for other modules: 'recorder: SendableInstantiator<Recorder>' of 'Studio' is 'Sendable' but captures non-Sendable 'title: Title' [faulty-parts]
// Kit/Kit.swift:5:27: note: 'Recorder' receives 'title: Title'
// Kit/Kit.swift:10:20: note: declare that 'Title' is 'Sendable'
// Kit/Kit.swift:17:31: error: 'recorder: SendableInstantiator<Recorder>' of 'Studio' is 'Sendable' but captures non-Sendable 'title: Title' [not-sendable]
// Kit/Kit.swift:5:27: note: 'Recorder' receives 'title: Title'
// Kit/Kit.swift:10:20: note: declare that 'Title' is 'Sendable'
