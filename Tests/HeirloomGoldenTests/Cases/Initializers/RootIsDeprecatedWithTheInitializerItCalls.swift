// A root that calls a deprecated initializer is deprecated. The generated code therefore compiles without warnings. A call with
// other labels avoids the deprecated initializer if possible.

//: App/Types.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class Server: Instantiable {
    @Received let log: Log

    @available(*, deprecated, message: "say which port")
    init(log: Log) {
        self.log = log
    }

    init(log: Log, port: Int = 8080) {
        self.log = log
    }
}

@Instantiable
final class Client: Instantiable {
    @Received let log: Log
    @Forwarded let name: String

    @available(*, deprecated, renamed: "init(name:log:)")
    init(log: Log, name: String) {
        self.log = log
        self.name = name
    }

    init(name: String, log: Log) {
        self.log = log
        self.name = name
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let server: Server
    @Instantiated let clientBuilder: Instantiator<Client>
}

//: generated App
import Heirloom

@available(*, deprecated, message: "it builds 'Server', which is deprecated")
extension App {
    init() {
        let log = Log()
        let server = Server(log: log)
        let clientBuilder = Instantiator<Client> { name in
            Client(name: name, log: log)
        }
        self.init(log: log, server: server, clientBuilder: clientBuilder)
    }
}

extension InstantiatorProtocol where T == Client {
    func instantiate(name: String) -> Client {
        instantiate(name)
    }
}
