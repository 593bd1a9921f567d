// A module is entirely package-private; another uses internal declarations of a third with '@testable'.
//: Core/Core.swift
import Heirloom

package protocol Clock { var hour: Int { get } }

@Instantiable
final class Ticks: Instantiable {
    var count = 5
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
package struct SystemClock: Instantiable, Clock {
    @Received let ticks: Ticks
    package var hour: Int { ticks.count }
    init(ticks: Ticks) { self.ticks = ticks }
}
//: Helpers/Helpers.swift
@testable import Core
import Heirloom

@Instantiable
public final class Helper: Instantiable {
    @Instantiated let ticks: Ticks
    @Instantiated package let clock: any Clock
    init(ticks: Ticks, clock: any Clock) { self.ticks = ticks; self.clock = clock }
}

@Instantiable(isRoot: true)
package struct Harness: Instantiable {
    @Instantiated package let helper: Helper
    init(helper: Helper) { self.helper = helper }
}
//: App/main.swift
@testable import Core
@testable import Helpers
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let helper: Helper
    @Instantiated let ticks: Ticks
    @Instantiated let clock: SystemClock
}

print(Harness().helper.clock.hour, App().helper.clock.hour, App().clock.hour)
//: prints
// 5 5 5
