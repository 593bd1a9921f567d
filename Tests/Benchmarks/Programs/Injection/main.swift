import HeirloomInjection

// Prints for each round the nanoseconds of processor time that each way to read a value takes.

protocol Session: AnyObject, Sendable {}
final class LiveSession: Session {}

extension Injections {
    var session: Injection<any Session> { .cached { _ in LiveSession() } }
}

struct Leaf {
    @Injected(\.session) var session
}

Registry.shared.register((any Session).self) { LiveSession() }
let leaf = Leaf()
let readCount = 10_000
let ways: [() -> any Session] = [
    { leaf.session },
    { Leaf().session },
    { InjectionContainer.current[\.session] },
    { Registry.shared.value((any Session).self) },
]

measureInTurn(ways, rounds: 221) { read in
    let expected = ObjectIdentifier(read())
    let start = nanosecondsOfThread()
    for _ in 0..<readCount {
        precondition(ObjectIdentifier(read()) == expected, "the value is not kept")
    }
    return (nanosecondsOfThread() - start) / Double(readCount)
}
