// What fulfils a protocol may be newer than the root that asks for it: what is generated is there where all is that it
// builds, and the compiler says so where it is called.

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

