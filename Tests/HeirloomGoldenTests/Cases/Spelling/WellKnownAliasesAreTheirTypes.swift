// A documented alias of the SDK resolves to its underlying type: `TimeInterval` is `Double`.

//: App/Timer.swift
import Foundation
import Heirloom

@Instantiable
struct Alarm: Instantiable {
    @Forwarded let delay: Double
    @Received let limit: TimeInterval
}

@Instantiable
struct Clock: Instantiable {
    @Forwarded let limit: Double
    @Instantiated(fulfilledByType: "Alarm") let alarmBuilder: ErasedInstantiator<TimeInterval, Alarm>
}

@Instantiable(isRoot: true)
struct Timer: Instantiable {
    @Instantiated let clockBuilder: Instantiator<Clock>
}

//: App/main.swift
printTree(Timer().clockBuilder.instantiate(3).alarmBuilder.instantiate(0.5))

//: generated App
import Foundation
import Heirloom

extension Timer {
    init() {
        let clockBuilder = Instantiator<Clock> { limit in
            Timer.heirloomMakeClock(limit: limit)
        }
        self.init(clockBuilder: clockBuilder)
    }

    private static func heirloomMakeClock(limit: Double) -> Clock {
        let alarmBuilder = ErasedInstantiator<TimeInterval, Alarm> { delay in
            Alarm(delay: delay, limit: limit)
        }
        return Clock(limit: limit, alarmBuilder: alarmBuilder)
    }
}

extension InstantiatorProtocol where T == Alarm {
    func instantiate(delay: Double) -> Alarm {
        instantiate(delay)
    }
}

extension InstantiatorProtocol where T == Clock {
    func instantiate(limit: Double) -> Clock {
        instantiate(limit)
    }
}

//: prints
// Alarm
//   delay: Double 0.5
//   limit: Double 3.0
