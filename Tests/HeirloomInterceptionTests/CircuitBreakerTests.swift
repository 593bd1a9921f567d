import HeirloomInterception
import Testing

@Suite struct CircuitBreakerTests {
    enum ServiceError: Error {
        case down, notFound
    }

    struct Service {
        let breaker: CircuitBreaker

        @Intercepted(by: \Service.breaker)
        func call(_ body: () throws -> Int) throws -> Int { try body() }

        @Intercepted(by: \Service.breaker)
        func wait(_ body: @Sendable () async throws -> Int) async throws -> Int { try await body() }
    }

    private let clock = TestClock()
    private let service: Service

    init() {
        let breaker = CircuitBreaker(failures: 2, resetAfter: .seconds(10), clock: clock) { error in
            error as? ServiceError != .notFound
        }
        service = Service(breaker: breaker)
    }

    private var state: CircuitBreaker.State { service.breaker.state }

    /// Returns the error that a call throws, or `nil` if it succeeds.
    private func call(failingWith error: (any Error)? = nil) -> (any Error)? {
        do {
            _ = try service.call { if let error { throw error } else { 1 } }
            return nil
        } catch {
            return error
        }
    }

    private func open() {
        for _ in 1...2 { _ = call(failingWith: ServiceError.down) }
    }

    @Test func consecutiveFailuresOpenTheCircuit() {
        #expect(call(failingWith: ServiceError.down) as? ServiceError == .down)
        #expect(state == .closed)
        #expect(call(failingWith: ServiceError.down) as? ServiceError == .down)
        #expect(state == .open)
        clock.advance(by: .seconds(3))
        #expect(call() as? CircuitOpen == CircuitOpen(retryAfter: .seconds(7)))
    }

    @Test func successesBetweenFailuresKeepItClosed() {
        for _ in 1...5 {
            _ = call(failingWith: ServiceError.down)
            #expect(call() == nil)
        }
        #expect(state == .closed)
    }

    @Test func errorsThatDoNotCountAreSuccesses() {
        _ = call(failingWith: ServiceError.down)
        #expect(call(failingWith: ServiceError.notFound) as? ServiceError == .notFound)
        _ = call(failingWith: ServiceError.down)
        #expect(state == .closed)
    }

    @Test func successesCloseAHalfOpenCircuit() {
        open()
        clock.advance(by: .seconds(10))
        #expect(state == .halfOpen)
        #expect(call() == nil)
        #expect(state == .closed)
        _ = call(failingWith: ServiceError.down)
        #expect(state == .closed)
    }

    @Test func failuresReopenAHalfOpenCircuit() {
        open()
        clock.advance(by: .seconds(12))
        #expect(call(failingWith: ServiceError.down) as? ServiceError == .down)
        #expect(state == .open)
        #expect(call() as? CircuitOpen == CircuitOpen(retryAfter: .seconds(10)))
    }

    @Test func halfOpenCircuitsAllowOneTrialAtATime() throws {
        open()
        clock.advance(by: .seconds(10))
        let value = try service.call {
            #expect(state == .halfOpen)
            #expect(call() as? CircuitOpen == CircuitOpen(retryAfter: .zero))
            return 3
        }
        #expect(value == 3)
        #expect(state == .closed)
    }

    @Test func cancelledTrialsAreRepeatedByTheNextCall() async throws {
        open()
        clock.advance(by: .seconds(10))
        let trial = Task { [service, clock] in
            try await service.wait {
                try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
                return 1
            }
        }
        await clock.untilSleep(1)
        #expect(call() as? CircuitOpen == CircuitOpen(retryAfter: .zero))
        trial.cancel()
        await #expect(throws: CancellationError.self) { try await trial.value }
        #expect(state == .halfOpen)
        #expect(call() == nil)
        #expect(state == .closed)
    }

    @Test func callsStartedBeforeTheCircuitOpenedDoNotChangeIt() async throws {
        let early = Task { [service, clock] in
            try await service.wait {
                try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
                return 1
            }
        }
        await clock.untilSleep(1)
        open()
        clock.advance(by: .seconds(1))
        #expect(try await early.value == 1)
        #expect(state == .open)
    }

    @Test func concurrentFailuresAreAllCounted() async {
        let breaker = CircuitBreaker(failures: 100, resetAfter: .seconds(10), clock: clock)
        let service = Service(breaker: breaker)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<99 {
                group.addTask { _ = try? await service.wait { throw ServiceError.down } }
            }
        }
        #expect(breaker.state == .closed)
        _ = try? await service.wait { throw ServiceError.down }
        #expect(breaker.state == .open)
    }
}
