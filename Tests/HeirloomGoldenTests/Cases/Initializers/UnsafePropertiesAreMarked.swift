// A property that is 'nonisolated(unsafe)' is assigned as strict memory safety wants it.

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

