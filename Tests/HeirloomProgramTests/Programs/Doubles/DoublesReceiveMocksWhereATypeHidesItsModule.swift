// Doubles receive the mocks of a module's protocols even if a type has the name of the module.
//: option configuration=debug

//: Bell/Bell.swift
import Heirloom
import HeirloomMocks

#HeirloomConfiguration(additionalMocksToGenerate: ["Clock"])

protocol Clock {
    typealias Tick = (Int) -> Void

    func now() -> Int
    func wake(_ tick: Tick?)
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
struct SystemClock: Clock, Instantiable {
    func now() -> Int { 1 }
    func wake(_ tick: Tick?) {}
}

@Instantiable(generateMock: true)
struct Alarm: Instantiable {
    @Received let clock: any Clock
}

@Instantiable(isRoot: true)
struct Bell: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let alarm: Alarm
}

//: Bell/main.swift
print(type(of: Bell().alarm.clock))
#if DEBUG
print(type(of: Alarm.mock().clock))
#endif
//: prints
// SystemClock
// MockClock
