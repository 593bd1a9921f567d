// Failable, generic and `rethrows` initializers are rejected with a message that says so, including those that are `async` or
// throw.

//: App/Network.swift
import Heirloom

@Instantiable
final class Socket: Instantiable {}

@Instantiable
final class Session: Instantiable {
    @Received let socket: Socket

    init(socket: @autoclosure () throws -> Socket) rethrows {
        self.socket = try socket()
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

protocol Format {}

@Instantiable
struct Text: Format, Instantiable {}

@Instantiable
final class Parser: Instantiable {
    @Received let text: Text

    init?(text: some Format) async throws {
        self.text = Text()
    }
}

struct Cable {}

@Instantiable
extension Cable: Instantiable {
    static func instantiate() -> Cable? { nil }
}

@Instantiable
final class Network: Instantiable {
    @Instantiated let socket: Socket
    @Instantiated let session: Session
    @Instantiated let proxy: Proxy
    @Instantiated let codec: Codec
    @Instantiated let cable: Cable
    @Instantiated let text: Text
    @Instantiated let parser: Parser
}

//: App/main.swift
printTree(Network())

//: diagnostics
// App/Network.swift:10:5: error: 'init' of 'Session' is rethrowing, which Heirloom does not support; add an initializer or a function that is not [unusable-initializer]
// App/Network.swift:19:5: error: 'init' of 'Proxy' is failable, which Heirloom does not support; make it throw instead, or add an initializer or a function that is not [unusable-initializer]
// App/Network.swift:28:5: error: 'init' of 'Codec' is generic, which Heirloom does not support; add an initializer or a function that is not [unusable-initializer]
// App/Network.swift:42:5: error: 'init' of 'Parser' is generic and failable, which Heirloom does not support; add an initializer or a function that is not [unusable-initializer]
// App/Network.swift:51:17: error: 'instantiate' of 'Cable' is failable, which Heirloom does not support; make it throw instead, or add an initializer or a function that is not [unusable-initializer]
