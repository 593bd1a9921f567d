import HeirloomInterception
import Testing

@Suite struct RetryInterceptorTests {
    enum DownloadError: Error {
        case offline, refused
    }

    /// A feed that throws the given errors, and then succeeds.
    actor Feed {
        private let retry: RetryInterceptor
        private var errors: [any Error]
        private(set) var attempts = 0

        init(_ retry: RetryInterceptor, failing errors: any Error...) {
            self.retry = retry
            self.errors = errors
        }

        @Intercepted(by: \Feed.retry)
        func download(_ name: String) async throws -> String {
            attempts += 1
            if !errors.isEmpty { throw errors.removeFirst() }
            return "\(name) after \(attempts)"
        }

        @Intercepted(by: \Feed.retry)
        func downloadTyped() async throws(DownloadError) {
            attempts += 1
            throw attempts == 1 ? .offline : .refused
        }
    }

    private let clock = TestClock()

    @Test func failingFunctionsAreCalledAgainAfterTheBackoff() async throws {
        let retry = RetryInterceptor(attempts: 3, backoff: .linear(by: .seconds(1)), clock: clock)
        let feed = Feed(retry, failing: DownloadError.offline, DownloadError.offline)
        let download = Task { try await feed.download("news") }

        await clock.untilSleep(1)
        #expect(await feed.attempts == 1)
        clock.advance(by: .milliseconds(999))
        #expect(await feed.attempts == 1)
        clock.advance(by: .milliseconds(1))
        await clock.untilSleep(2)
        #expect(await feed.attempts == 2)
        clock.advance(by: .seconds(2))

        let news = try await download.value
        #expect(news == "news after 3")
        #expect(clock.requestedSleeps == [.seconds(1), .seconds(2)])
    }

    @Test func theErrorOfTheLastAttemptIsThrown() async throws {
        let retry = RetryInterceptor(attempts: 2, backoff: .constant(.seconds(1)), clock: clock)
        let feed = Feed(retry)
        let download = Task { () async -> DownloadError? in
            do throws(DownloadError) { try await feed.downloadTyped() } catch { return error }
            return nil
        }
        await clock.untilSleep(1)
        clock.advance(by: .seconds(1))
        #expect(await download.value == .refused)
        #expect(await feed.attempts == 2)
        #expect(clock.requestedSleeps == [.seconds(1)])
    }

    @Test func errorsThatAreNotRetriedAreThrownImmediately() async throws {
        let retry = RetryInterceptor(attempts: 9, clock: clock) { $0 as? DownloadError == .offline }
        let feed = Feed(retry, failing: DownloadError.refused)
        await #expect(throws: DownloadError.refused) { try await feed.download("news") }
        #expect(await feed.attempts == 1)
        #expect(clock.requestedSleeps == [])
    }

    @Test func successfulFunctionsAreCalledOnce() async throws {
        let feed = Feed(RetryInterceptor(attempts: 9, clock: clock))
        let news = try await feed.download("news")
        #expect(news == "news after 1")
        #expect(clock.requestedSleeps == [])
    }

    @Test func cancelledTasksStopWaiting() async throws {
        let retry = RetryInterceptor(attempts: 9, clock: clock)
        let feed = Feed(retry, failing: DownloadError.offline, DownloadError.offline)
        let download = Task { try await feed.download("news") }
        await clock.untilSleep(1)
        download.cancel()
        await #expect(throws: DownloadError.offline) { try await download.value }
        #expect(await feed.attempts == 1)
    }

    @Test func cancelledFunctionsAreNotCalledAgain() async throws {
        let feed = Feed(RetryInterceptor(attempts: 9, clock: clock), failing: CancellationError())
        await #expect(throws: CancellationError.self) { try await feed.download("news") }
        #expect(await feed.attempts == 1)
    }

    /// A clock may wake a cancelled task without an error.
    @Test func tasksCancelledWhileTheClockWakesMakeNoFurtherAttempt() async throws {
        let retry = RetryInterceptor(attempts: 9, backoff: .constant(.zero), clock: ContinuousClock())
        let feed = Feed(retry, failing: DownloadError.offline, DownloadError.offline)
        let download = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await feed.download("news")
        }
        await #expect(throws: DownloadError.offline) { try await download.value }
        #expect(await feed.attempts == 1)
    }
}
