// A podcast app: a main-actor model graph with background actors, downloads that report progress, and an environment
// of closures.
//: Audio/Audio.swift
import Heirloom

public protocol AudioOutput: Sendable { func emit(_ text: String) async }

@Instantiable(fulfillingAdditionalTypes: [AudioOutput.self])
public actor Speaker: AudioOutput, Instantiable {
    public private(set) var played: [String] = []
    public init() {}
    public func emit(_ text: String) { played.append(text) }
}

public struct Episode: Sendable, Identifiable { public let id: Int; public var title: String
    public init(id: Int, title: String) { self.id = id; self.title = title } }
//: Downloads/Download.swift
import Audio
import Heirloom

@Instantiable
public actor Download: Instantiable {
    public typealias Progress = @MainActor @Sendable (_ id: Episode.ID, _ fraction: Double) -> Void
    @Forwarded private let episode: Episode
    @Forwarded private let onProgress: Progress
    @Received(onlyIfAvailable: true) private let chunkSize: Int?

    public init(episode: Episode, onProgress: @escaping Progress, chunkSize: Int?) {
        self.episode = episode
        self.onProgress = onProgress
        self.chunkSize = chunkSize
    }

    public func run() async -> String {
        for step in 1...(chunkSize ?? 2) { await onProgress(episode.id, Double(step) / Double(chunkSize ?? 2)) }
        return "file of \(episode.title)"
    }
}
//: App/PlayerModel.swift
import Audio
import Downloads
import Heirloom

@MainActor
protocol Alerting: AnyObject { func alert(_ text: String) }

@MainActor
@Instantiable(fulfillingAdditionalTypes: [Alerting.self])
final class Alerts: Alerting, Instantiable {
    private(set) var texts: [String] = []
    nonisolated init() {}
    func alert(_ text: String) { texts.append(text) }
}

@MainActor
@Instantiable
final class PlayerModel: Instantiable {
    @Forwarded let episode: Episode
    @Received private let output: any AudioOutput
    @Received private weak var alerting: (any Alerting)?
    @Received private let downloadBuilder: SendableInstantiator<Download>
    private var task: Task<String, Never>? { willSet { task?.cancel() } }
    private(set) var progress = 0.0

    init(
        episode: Episode, output: any AudioOutput, alerting: (any Alerting)?,
        downloadBuilder: SendableInstantiator<Download>
    ) {
        self.episode = episode
        self.output = output
        self.alerting = alerting
        self.downloadBuilder = downloadBuilder
    }

    func play() async {
        let download = downloadBuilder.instantiate(episode: episode) { [weak self] _, fraction in self?.progress = fraction }
        task = Task { await download.run() }
        await output.emit(await task?.value ?? "nothing")
        alerting?.alert("played at \(progress)")
    }
}
//: App/main.swift
import Audio
import Downloads
import Heirloom

@MainActor
@Instantiable
struct PodcastApp: Instantiable {
    @Instantiated let speaker: Speaker
    @Received(fulfilledByDependencyNamed: "speaker", ofType: Speaker.self) let output: any AudioOutput
    @Instantiated let alerts: Alerts
    @Received(fulfilledByDependencyNamed: "alerts", ofType: Alerts.self) let alerting: (any Alerting)?
    @Instantiated let downloadBuilder: SendableInstantiator<Download>
    @Instantiated let players: Instantiator<PlayerModel>
}

let app = PodcastApp()
await app.players.instantiate(episode: Episode(id: 1, title: "One")).play()
print(await app.speaker.played, app.alerts.texts)
//: prints
// ["file of One"] ["played at 1.0"]
