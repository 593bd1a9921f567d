// `async`, `throws`, failable and generic initializers do not count yet and are refused with a message
// that says so.

//: App/Network.swift
import Heirloom

@Instantiable
final class Socket: Instantiable {
    init() async {}
}

@Instantiable
final class Session: Instantiable {
    @Received let socket: Socket

    init(socket: Socket) throws {
        self.socket = socket
    }
}

@Instantiable
final class Proxy: Instantiable {
    @Received let socket: Socket

    init?(socket: Socket) {
        self.socket = socket
    }
}

@Instantiable
final class Codec: Instantiable {
    @Received let socket: Socket

    init<Format>(socket: Socket, format: Format.Type = String.self) {
        self.socket = socket
    }
}

@Instantiable
final class Network: Instantiable {
    @Instantiated let socket: Socket
    @Instantiated let session: Session
    @Instantiated let proxy: Proxy
    @Instantiated let codec: Codec
}

//: App/main.swift
printTree(Network())

//: diagnostics
// App/Network.swift:5:5: error: 'init' of 'Socket' is 'async', which Heirloom does not call yet; write one beside it that is not, or make it first and hand it in, as '@Forwarded' one level below the root [effectful-initializer]
// App/Network.swift:12:5: error: 'init' of 'Session' is throwing, which Heirloom does not call yet; write one beside it that is not, or make it first and hand it in, as '@Forwarded' one level below the root [effectful-initializer]
// App/Network.swift:21:5: error: 'init' of 'Proxy' is failable, which Heirloom does not call yet; write one beside it that is not, or make it first and hand it in, as '@Forwarded' one level below the root [effectful-initializer]
// App/Network.swift:30:5: error: 'init' of 'Codec' is generic, which Heirloom does not call yet; write one beside it that is not [effectful-initializer]
