// Modules have lowercase names, and properties have the names of the modules of their types.
//: storage/Storage.swift
import Heirloom

@Instantiable
public final class Disk: Instantiable {
    public init() {}
    public let name = "disk"
}

public protocol Client { var text: String { get } }
//: network/Network.swift
import Heirloom
import storage

@Instantiable(fulfillingAdditionalTypes: [Client.self])
public struct Session: Instantiable, Client {
    @Received let storage: Disk
    @Forwarded public let network: String
    public init(storage: Disk, network: String) {
        self.storage = storage
        self.network = network
    }
    public var text: String { network + storage.name }
}

@Instantiable
public struct Pipe: Instantiable { public init() {} }
//: app/App.swift
import Foundation
import Heirloom
import network
import storage

@Instantiable
struct Root: Instantiable {
    @Instantiated let storage: Disk
    @Instantiated let network: Instantiator<Session>
    @Instantiated let app: network.Pipe
    @Instantiated let date: Later
    @Instantiated let Foundation: Instantiator<Later>
}

@Instantiable
struct Later: Instantiable {
    @Received let storage: Disk
    @Received let app: network.Pipe
    @Instantiated(fulfilledByType: "Session") let client: ErasedInstantiator<String, any Client>
    @Instantiated let inner: Inner
}

@Instantiable
struct Inner: Instantiable {
    @Received let storage: Disk
    let day = Date(timeIntervalSince1970: 0)
}
//: app/main.swift
let root = Root()
print(root.network.instantiate(network: "n").text, root.date.client.instantiate("m").text, root.date.storage === root.storage)
//: prints
// ndisk mdisk true
