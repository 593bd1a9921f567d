// A value from program launch is forwarded to the root, whose initializer takes it.
//: App/Configuration.swift
struct Configuration { var host: String }
//: App/Server.swift
import Heirloom

@Instantiable
final class Server: Instantiable {
    @Received private let configuration: Configuration
    var host: String { configuration.host }
}
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let configuration: Configuration
    @Instantiated let server: Server
}

print(App(configuration: Configuration(host: "a")).server.host)
//: prints
// a
