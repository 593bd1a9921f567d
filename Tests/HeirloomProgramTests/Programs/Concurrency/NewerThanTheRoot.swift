// A root requires a protocol whose fulfillment is newer: generated code is available from that version on.
//: Core/Sync.swift
public protocol Sync {
    var name: String { get }
}
//: Cloud/Cloud.swift
import Core
import Heirloom

@available(macOS 15, iOS 18, *)
@Instantiable(fulfillingAdditionalTypes: [Sync.self])
public struct CloudSync: Instantiable, Sync {
    @Instantiated private let channel: Channel

    public init(channel: Channel) {
        self.channel = channel
    }

    public var name: String { "cloud \(channel.number)" }
}

@available(macOS 16, *)
@available(watchOS, introduced: 9, obsoleted: 11)
@Instantiable
public struct Channel: Instantiable {
    let number = 4

    public init() {}
}
//: App/main.swift
import Core
import Heirloom

@available(macOS 12, *)
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "CloudSync") let sync: any Sync
    @Instantiated let windowBuilder: Instantiator<Window>
}

@Instantiable
struct Window: Instantiable {
    @Forwarded let title: String
    @Received let sync: any Sync
}

if #available(macOS 26, iOS 18, *) {
    let app = App()
    print(app.windowBuilder.instantiate(title: "w").sync.name)
}
//: prints
// cloud 4
