import HeirloomInterception
import Testing

@Suite struct BackoffTests {
    private func delays(_ backoff: Backoff) -> [Duration] { (1...5).map(backoff.delay(afterAttempt:)) }

    private func milliseconds(_ values: Int...) -> [Duration] { values.map { .milliseconds($0) } }

    @Test func constantBackoffsStayTheSame() {
        #expect(delays(.constant(.milliseconds(7))) == milliseconds(7, 7, 7, 7, 7))
    }

    @Test func linearBackoffsGrowByAStepUpToTheirLimit() {
        let backoff = Backoff.linear(by: .milliseconds(10), upTo: .milliseconds(35))
        #expect(delays(backoff) == milliseconds(10, 20, 30, 35, 35))
    }

    @Test func exponentialBackoffsGrowByAFactorUpToTheirLimit() {
        let backoff = Backoff.exponential(from: .milliseconds(10), factor: 3, upTo: .milliseconds(500))
        #expect(delays(backoff) == milliseconds(10, 30, 90, 270, 500))
        #expect(backoff.delay(afterAttempt: 1_000_000) == .milliseconds(500))
    }

    @Test func jitterStaysWithinItsFractionOfTheDelay() {
        let backoff = Backoff.constant(.milliseconds(100)).jittered(by: 0.2)
        let delays = (0..<100).map { _ in backoff.delay(afterAttempt: 1) }
        #expect(delays.allSatisfy { (.milliseconds(80)...(.milliseconds(120))).contains($0) })
        #expect(Set(delays).count > 1)
    }

    @Test func customBackoffsReceiveTheNumberOfTheAttempt() {
        #expect(delays(Backoff { .milliseconds($0 * $0) }) == milliseconds(1, 4, 9, 16, 25))
    }
}
