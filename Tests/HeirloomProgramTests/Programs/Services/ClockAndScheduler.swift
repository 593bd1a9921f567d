// Time behind a protocol, a scheduler that takes it as a generic parameter would, and a test clock in the program's own module.
//: Time/Time.swift
import Heirloom

public protocol Timepiece: AnyObject {
    var seconds: Int { get }
}

@Instantiable
public final class Scheduler: Instantiable {
    @Received private let timepiece: any Timepiece
    private var jobs: [(due: Int, work: () -> Void)] = []

    public func schedule(in seconds: Int, _ work: @escaping () -> Void) {
        jobs.append((timepiece.seconds + seconds, work))
    }

    public func tick() {
        let now = timepiece.seconds
        let due = jobs.filter { $0.due <= now }
        jobs.removeAll { $0.due <= now }
        due.forEach { $0.work() }
    }
}
//: Reminders/Reminders.swift
import Heirloom
import Time

@Instantiable
public final class Reminders: Instantiable {
    @Received private let scheduler: Scheduler
    @Received private let say: @Sendable (String) -> Void

    public init(scheduler: Scheduler, say: @escaping @Sendable (String) -> Void) {
        self.scheduler = scheduler
        self.say = say
    }

    public func remind(_ text: String, in seconds: Int) {
        let say = self.say
        scheduler.schedule(in: seconds) { say(text) }
    }
}

@Instantiable
public struct Day: Instantiable {
    @Forwarded private let say: @Sendable (String) -> Void
    @Instantiated public let reminders: Reminders
}
//: App/main.swift
import Heirloom
import Reminders
import Time

@Instantiable(fulfillingAdditionalTypes: [Timepiece.self])
final class ManualTime: Instantiable, Timepiece {
    var seconds = 0
}

@Instantiable
struct Home: Instantiable {
    @Instantiated let manualTime: ManualTime
    @Received(fulfilledByDependencyNamed: "manualTime", ofType: ManualTime.self)
    let timepiece: any Timepiece
    @Instantiated let scheduler: Scheduler
    @Instantiated let dayBuilder: Instantiator<Day>
}

let home = Home()
let day = home.dayBuilder.instantiate { print("remember \($0)") }
day.reminders.remind("tea", in: 5)
day.reminders.remind("cake", in: 2)
for second in 1...5 {
    home.manualTime.seconds = second
    home.scheduler.tick()
}
//: prints
// remember cake
// remember tea
