import HeirloomInterception
import Testing

/// An observer that stores the last invocation.
private final class Capture: InvocationObserver {
    nonisolated(unsafe) var last: Invocation?

    func before<each Argument>(_ invocation: Invocation, _ arguments: repeat each Argument) {
        last = invocation
    }

    func after<Result>(_ invocation: Invocation, _ token: Void, result: Result) {}
    func failed<Failure: Error>(_ invocation: Invocation, _ token: Void, error: Failure) {}
}

@Suite struct InvocationTests {
    private enum Mall {
        struct Shop {
            let capture = Capture()

            @Intercepted(by: \Shop.capture)
            func pay<Account>(_ amount: Int, _: Int, to account: Account, then: () -> Void) {}
        }
    }

    @Test func invocationsDescribeTheCall() throws {
        let shop = Mall.Shop()
        shop.pay(3, 4, to: "savings") {}
        let invocation = try #require(shop.capture.last)
        #expect("\(try #require(invocation.type))" == "InvocationTests.Mall.Shop")
        #expect("\(invocation.function)" == "pay(_:_:to:then:)")
        #expect(invocation.labels.map { "\($0)" } == ["_", "to"])
        #expect("\(invocation.file)" == "HeirloomInterceptionTests/InvocationTests.swift")
        #expect("\(invocation)" == "InvocationTests.Mall.Shop.pay(_:_:to:then:)")
    }

    @Test func globalFunctionsHaveNoType() {
        let invocation = Invocation(type: nil, function: "pay()", labels: [])
        #expect("\(invocation)" == "pay()")
    }

    @Test func callsHaveUniqueNumbers() async {
        let numbers = await withTaskGroup(of: [UInt64].self) { group in
            for _ in 0..<100 {
                group.addTask { (0..<100).map { _ in Invocation(type: nil, function: "f()", labels: []).id } }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(numbers).count == 10_000)
    }
}
