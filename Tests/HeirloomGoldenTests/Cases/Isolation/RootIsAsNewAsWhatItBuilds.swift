// A type that fulfills a protocol may be newer than the root that requires it: the generated code is available where everything
// that it builds is, and the compiler reports callers.

//: App/Types.swift
import Heirloom

protocol Sync {}

@available(macOS 15, iOS 18, *)
@Instantiable(fulfillingAdditionalTypes: [Sync.self])
struct CloudSync: Instantiable, Sync {
    @Instantiated let channelBuilder: Instantiator<Channel>
}

@available(macOS 15, iOS 18, *)
@available(watchOS, unavailable)
@Instantiable
struct Channel: Instantiable {
    @Forwarded let number: Int
}

@available(macOS 12, *)
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "CloudSync") let sync: any Sync
}

//: App/main.swift
if #available(macOS 15, iOS 18, *) {
    printTree(App())
}

//: generated App
import Heirloom

@available(macOS 12, *)
@available(macOS 15, iOS 18, *)
@available(watchOS, unavailable)
extension App {
    init() {
        let sync: any Sync = App.heirloomMakeCloudSync()  // App.sync
        self.init(sync: sync)
    }

    private static func heirloomMakeCloudSync() -> CloudSync {
        let channelBuilder = Instantiator<Channel> { number in
            Channel(number: number)
        }
        return CloudSync(channelBuilder: channelBuilder)
    }
}

@available(macOS 15, iOS 18, *)
@available(watchOS, unavailable)
extension InstantiatorProtocol where T == Channel {
    func instantiate(number: Int) -> Channel {
        instantiate(number)
    }
}

//: prints
// App
//   sync: CloudSync
//     channelBuilder: Instantiator<Channel>
