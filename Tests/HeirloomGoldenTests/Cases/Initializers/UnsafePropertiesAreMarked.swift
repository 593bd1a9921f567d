// The assignment of a 'nonisolated(unsafe)' property is marked as strict memory safety requires.

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

    var number: Int { unsafe legacy.number }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let bridgeBuilder: Instantiator<Bridge>
}

//: App/main.swift
print(App().bridgeBuilder.instantiate(legacy: Legacy()).number)

//: generated App
import Heirloom

extension App {
    init() {
        let bridgeBuilder = Instantiator<Bridge> { legacy in
            Bridge(legacy: legacy)
        }
        self.init(bridgeBuilder: bridgeBuilder)
    }
}

extension InstantiatorProtocol where T == Bridge {
    func instantiate(legacy: Legacy) -> Bridge {
        instantiate(legacy)
    }
}

//: prints
// 5
