// An initializer that stores its parameters in dependencies of other names is probably left over from renaming a property.
// Initializers that convert their parameters, are kept for old callers, or delegate to others are ignored.

//: App/Types.swift
import Heirloom

@Instantiable
final class Session: Instantiable {}

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Uploader: Instantiable {
    @Received let session: Session

    init(urlSession: Session) {
        self.session = urlSession
    }
}

@Instantiable
final class Downloader: Instantiable {
    @Received let session: Session
    @Received let log: Log
    private let retries: Int

    init(_ urlSession: Session, with logger: Log, retries: Int = 3) {
        session = urlSession
        log = logger
        self.retries = retries
    }
}

@Instantiable
struct Temperature: Instantiable {
    @Forwarded let celsius: Double

    init(fahrenheit: Double) {
        celsius = (fahrenheit - 32) / 1.8
    }
}

@Instantiable
struct Player: Instantiable {
    @Received let session: Session

    @available(*, deprecated, renamed: "init(session:)")
    init(urlSession: Session) {
        session = urlSession
    }
}

@Instantiable
final class Recorder: Instantiable {
    @Received let session: Session

    convenience init(urlSession: Session) {
        self.init(session: urlSession)
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let log: Log
    @Instantiated let uploader: Uploader
    @Instantiated let downloader: Downloader
    @Instantiated let player: Player
    @Instantiated let recorder: Recorder
    @Instantiated let temperatureBuilder: Instantiator<Temperature>
}

//: diagnostics
// App/Types.swift:13:5: error: this initializer of 'Uploader' takes 'session' under the label 'urlSession'; label it like the property, or call 'self.init(session:)' [incomplete-initializer]
// App/Types.swift:24:5: error: this initializer of 'Downloader' takes 'session' without its label, and 'log' under the label 'with' [incomplete-initializer]

//: fix-its
// App/Types.swift:13:5: would fix: label 'session' like the property [incomplete-initializer]
// App/Types.swift:13:10: note: replace 'urlSession: ' with 'session urlSession: '
// App/Types.swift:24:5: would fix: label 'session' and 'log' like the properties [incomplete-initializer]
// App/Types.swift:24:10: note: replace '_ urlSession: ' with 'session urlSession: '
// App/Types.swift:24:33: note: replace 'with logger: ' with 'log logger: '
