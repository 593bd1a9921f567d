// A value of the start of the program is forwarded to the root, where nobody can hand it in.
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
    @Forwarded let 1️⃣configuration: Configuration
    @Instantiated let server: Server
}

print(App(configuration: Configuration(host: "a")).server.host)
//: refused
// 1️⃣ root-receives
