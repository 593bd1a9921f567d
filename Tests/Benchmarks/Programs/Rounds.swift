import Foundation

/// The processor time of the current thread.
func nanosecondsOfThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func print(numbers: [String]) {
    print(numbers.joined(separator: " "))
}

/// Measures ways to do one thing in turn, and prints a line of numbers for each round.
///
/// Each round begins with another way.
func measureInTurn<Way>(_ ways: [Way], rounds: Int, _ nanoseconds: (Way) -> Double) {
    for round in 0..<rounds {
        var times = [Double](repeating: 0, count: ways.count)
        for place in ways.indices {
            let way = (place + round) % ways.count
            times[way] = nanoseconds(ways[way])
        }
        // The first rounds find cold caches.
        if round >= 20 { print(numbers: times.map { "\($0)" }) }
    }
}
