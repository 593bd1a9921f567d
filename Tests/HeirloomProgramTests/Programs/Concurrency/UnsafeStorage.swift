// A 'nonisolated(unsafe)' property is injected under strict memory safety without a warning.
//: option swift=6.2 strict memory safety
//: option swiftc=-strict-memory-safety
//: App/Types.swift
import Heirloom

final class Legacy {
    var number = 5
}

@Instantiable
final class Bridge: Instantiable, Sendable {
    @Forwarded nonisolated(unsafe) let legacy: Legacy
    @Received nonisolated(unsafe) private let log: (String) -> Void

    func number() -> Int { unsafe legacy.number }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let log: (String) -> Void
    @Instantiated let bridgeBuilder: Instantiator<Bridge>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(log: { _ in })
print(session.bridgeBuilder.instantiate(legacy: Legacy()).number())
//: prints
// 5
