// A hand-written mock takes a dependency that is built from its own result.
//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
final class Network: Instantiable {}

@Instantiable
final class Session: Instantiable {
    @Received let network: Network
}

@Instantiable(mockOnly: true)
extension Network {
    static func mock(session: Session) -> Network { Network() }
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Instantiated let 1️⃣network: Network
    @Instantiated let session: Session
}
//: refused
// 1️⃣ sibling-cycle
