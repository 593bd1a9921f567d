import HeirloomInterception
import Testing

private struct Broken: Error {}

private struct Till {
    let clock: TestClock
    let timings: PerformanceInterceptor

    init() {
        let clock = TestClock()
        self.clock = clock
        timings = PerformanceInterceptor(clock: clock)
    }

    @Intercepted(by: \Till.timings)
    func pay(_ milliseconds: Int) { clock.advance(by: .milliseconds(milliseconds)) }

    @Intercepted(by: \Till.timings)
    func fail(after microseconds: Int) async throws {
        clock.advance(by: .microseconds(microseconds))
        throw Broken()
    }
}

@Suite struct PerformanceInterceptorTests {
    @Test func functionsAreMeasuredWhetherTheyReturnOrThrow() async throws {
        let till = Till()
        for milliseconds in [3, 1, 2] { till.pay(milliseconds) }
        try? await till.fail(after: 1_250)
        #expect(
            till.timings.report() == """
                times in ms        calls  minimum  average   50 %   90 %   99 %  maximum
                Till.pay(_:)           3    1.000    2.000  2.000  3.000  3.000    3.000
                Till.fail(after:)      1    1.250    1.250  1.250  1.250  1.250    1.250
                """
        )
    }

    @Test func reportsWithoutCallsHaveOnlyAHeader() {
        #expect(
            Till().timings.report() == "times in ms  calls  minimum  average  50 %  90 %  99 %  maximum"
        )
    }

    @Test func percentilesCoverTheLastThousandCalls() throws {
        let till = Till()
        for _ in 0..<500 { till.pay(5_000) }
        for milliseconds in 1...1_000 { till.pay(milliseconds) }
        let pay = try #require(till.timings.functions.first)
        #expect(pay.count == 1_500)
        #expect(pay.maximum == .seconds(5))
        let percentiles = [0, 1, 50, 99, 99.9, 100].map(pay.percentile)
        #expect(percentiles == [1, 10, 500, 990, 999, 1_000].map { .milliseconds($0) })
    }

    @Test func callsFromManyTasksAreCounted() async {
        let till = Till()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { till.pay(1) } }
        }
        #expect(till.timings.functions.map(\.count) == [1_000])
    }
}
