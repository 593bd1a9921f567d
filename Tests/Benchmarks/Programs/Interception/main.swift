import HeirloomInterception

// Prints for each round the nanoseconds of processor time that each way to call a function takes.

struct Silent: InvocationObserver {
    func before<each Argument>(_ invocation: Invocation, _ arguments: repeat each Argument) {}
    func after<Result>(_ invocation: Invocation, _ token: Void, result: Result) {}
    func failed<Failure: Error>(_ invocation: Invocation, _ token: Void, error: Failure) {}
}

struct Adder {
    let known = Silent()
    let unknown: any InvocationObserver = Silent()

    @inline(never)
    func plain(_ left: Int, to right: Int) -> Int { left &+ right }

    /// The compiler knows the interceptor, and calls its code without generics.
    @inline(never)
    @Intercepted(by: \Adder.known)
    func specialized(_ left: Int, to right: Int) -> Int { left &+ right }

    @inline(never)
    @Intercepted(by: \Adder.unknown)
    func generic(_ left: Int, to right: Int) -> Int { left &+ right }

    /// The sum of the numbers below a limit, with a call for each.
    @inline(__always)
    func sum(below limit: Int, _ add: (Int, Int) -> Int) -> Int {
        var sum = 0
        for number in 0..<limit { sum = add(sum, number) }
        return sum
    }
}

let callCount = 10_000
let ways: [(Adder) -> Int] = [
    { adder in adder.sum(below: callCount) { adder.plain($0, to: $1) } },
    { adder in adder.sum(below: callCount) { adder.specialized($0, to: $1) } },
    { adder in adder.sum(below: callCount) { adder.generic($0, to: $1) } },
]

measureInTurn(ways, rounds: 221) { way in
    let adder = Adder()
    let start = nanosecondsOfThread()
    precondition(way(adder) == callCount * (callCount - 1) / 2, "a call is lost")
    return (nanosecondsOfThread() - start) / Double(callCount)
}
