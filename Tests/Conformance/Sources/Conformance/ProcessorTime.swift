import Foundation

/// The time that this process has spent on a processor, whatever else keeps the machine busy.
enum ProcessorTime {
    static func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
