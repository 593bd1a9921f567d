// '@Observable' models on the main actor, whose dependencies are not tracked and whose state is.
//: Core/Core.swift
import Heirloom
import Observation

@MainActor
@Observable
@Instantiable
public final class Session: Instantiable {
    public var user = "ada"
    @ObservationIgnored @Received let journal: Journal
    public private(set) var count: Int = 0

    public init(journal: Journal) { self.journal = journal }
    public func touch() { count += 1; journal.lines.append(user) }
}

@Instantiable
public final class Journal: Instantiable {
    public var lines: [String] = []
    public init() {}
}
//: App/App.swift
import Core
import Heirloom
import Observation

@Observable
@MainActor
@Instantiable
final class Model: Instantiable {
    @Received @ObservationIgnored let session: Session
    @ObservationIgnored
    @Instantiated let childBuilder: Instantiator<Child>
    var title = "t"
    var subtitle: String? = nil
}

@Instantiable
@Observable @MainActor final class Child: Instantiable {
    @Forwarded let name: String
    @ObservationIgnored @Received let session: Session
    var taps = 0
}

@MainActor
@Instantiable
final class App: Instantiable {
    @Instantiated let journal: Journal
    @Instantiated let session: Session
    @Instantiated let model: Model
}
//: App/main.swift
let app = App()
app.model.session.touch()
print(app.journal.lines, app.session.count, app.model.childBuilder.instantiate("c").name)
//: prints
// ["ada"] 1 c
