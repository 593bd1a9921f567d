import Foundation
import Heirloom
import Testing

/// A cached value is built once for all concurrent requests, and an error while building it is thrown to all waiting
/// callers.
@Suite(.timeLimit(.minutes(5))) struct KeptTests {
    final class Value: Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    struct Failure: Error, Equatable {
        let number: Int
    }

    // MARK: Tasks

    @Test func oneOfManyTasksBuildsTheValue() async {
        let (crowd, kept) = (Crowd(of: 50), Kept<Value>.lazily("value"))
        let outcomes = await crowd.outcomes {
            await kept.value {
                await crowd.gather()
                return Value(crowd.build())
            }
        }
        #expect(outcomes == [1: 50])
        #expect(crowd.builds == 1)
    }

    @Test func waitingTasksFailWithTheBuilderAndTheNextCallBuilds() async throws {
        let (crowd, kept) = (Crowd(of: 50), Kept<Value>.lazily("value"))
        let value: @Sendable () async throws -> Value = {
            try await kept.value {
                await crowd.gather()
                let number = crowd.build()
                if number == 1 { throw Failure(number: number) }
                return Value(number)
            }
        }
        #expect(await crowd.outcomes(value) == [nil: 50])
        #expect(crowd.builds == 1)
        let (first, second) = (try await value(), try await value())
        #expect(first === second)
        #expect(first.number == 2)
    }

    @Test func typedErrorsAreThrownToAllWaitingTasks() async {
        let (crowd, kept) = (Crowd(of: 10), Kept<Value>.lazily("value"))
        let value: @Sendable () async throws(Failure) -> Value = {
            try await kept.value { () async throws(Failure) -> Value in
                await crowd.gather()
                throw Failure(number: crowd.build())
            }
        }
        let outcomes = await crowd.outcomes { () -> Value in
            do throws(Failure) { return try await value() } catch { return Value(-error.number) }
        }
        #expect(outcomes == [-1: 10])
    }

    @Test func cancelledBuildsAreContinuedByAnotherTask() async {
        let (crowd, kept) = (Crowd(of: 20), Kept<Value>.lazily("value"))
        let value: @Sendable () async throws -> Value = {
            try await kept.value {
                let number = crowd.build()
                if number == 1 { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
                return Value(number)
            }
        }
        let first = Task { try await value() }
        await crowd.waitForBuild()
        let others = Task { await crowd.outcomes(value) }
        await crowd.gather()
        first.cancel()
        #expect(await others.value == [2: 20])
        #expect(await first.result.isCancellation)
        #expect(crowd.builds == 2)
    }

    @Test func waitingTasksAreNotEndedByCancellation() async {
        let (crowd, kept) = (Crowd(of: 2), Kept<Value>.lazily("value"))
        let value: @Sendable () async -> Value = {
            await kept.value {
                _ = crowd.build()
                await crowd.gather()
                return Value(Task.isCancelled ? 0 : 1)
            }
        }
        let first = Task { await value() }
        await crowd.waitForBuild()
        let second = Task {
            crowd.join()
            return await value()
        }
        second.cancel()
        crowd.join()
        let (firstValue, secondValue) = (await first.value, await second.value)
        #expect(firstValue === secondValue)
        #expect(firstValue.number == 1)
    }

    /// A `CancellationError` in a task that is not cancelled is a failure like any other.
    @Test func foreignCancellationErrorsAreFailures() async {
        let (crowd, kept) = (Crowd(of: 20), Kept<Value>.lazily("value"))
        let outcomes = await crowd.outcomes {
            try await kept.value {
                await crowd.gather()
                _ = crowd.build()
                throw CancellationError()
            }
        }
        #expect(outcomes == [nil: 20])
        #expect(crowd.builds == 1)
    }

    @Test @MainActor func nonSendableValuesAreCachedWithinAnActor() async {
        let kept = Kept<Local>.lazily("local")
        var builds = 0
        let value: @MainActor () async -> Local = {
            await kept.value {
                builds += 1
                await Task.yield()
                return Local()
            }
        }
        async let other: Void = { @MainActor in _ = await value() }()
        let (first, second) = (await value(), await value())
        await other
        #expect(first === second)
        #expect(builds == 1)
    }

    private final class Local {}

    // MARK: Threads

    @Test func oneOfManyThreadsBuildsTheValue() {
        let (crowd, kept) = (Crowd(of: 20), Kept<Value>.lazily("value"))
        let outcomes = crowd.outcomesOfThreads {
            kept.value {
                crowd.gatherThreads()
                return Value(crowd.build())
            }
        }
        #expect(outcomes == [1: 20])
        #expect(crowd.builds == 1)
    }

    @Test func waitingThreadsFailWithTheBuilderAndTheNextCallBuilds() throws {
        let (crowd, kept) = (Crowd(of: 20), Kept<Value>.lazily("value"))
        let value: @Sendable () throws(Failure) -> Value = {
            try kept.value { () throws(Failure) -> Value in
                crowd.gatherThreads()
                let number = crowd.build()
                if number == 1 { throw Failure(number: number) }
                return Value(number)
            }
        }
        #expect(crowd.outcomesOfThreads(value) == [nil: 20])
        #expect(crowd.builds == 1)
        let (first, second) = (try value(), try value())
        #expect(first === second)
        #expect(first.number == 2)
    }

    @Test func recursiveRequestsStopTheProgramWithTheNameOfTheValue() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let kept = Kept<Value>.lazily("database")
                _ = kept.value { Value(kept.value { Value(1) }.number) }
            }
        )
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        let message = "'database' requires itself while it is being built"
        #expect(text.split(separator: "\n").contains { $0.hasSuffix(message) })
    }

    // MARK: Weak values

    private protocol Player: AnyObject, Sendable {}
    private final class Speaker: Player {}

    @Test func weakValuesAreKeptWhileTheyAreReferenced() {
        let kept = Kept<any Player>.weakly("player") { $0 }
        let builds = Crowd(of: 1)
        let player: @Sendable () -> any Player = {
            kept.value {
                _ = builds.build()
                return Speaker()
            }
        }
        var held: (any Player)? = player()
        #expect(player() === held)
        #expect(builds.builds == 1)
        held = nil
        #expect(player() is Speaker)
        #expect(builds.builds == 2)
    }

    @Test func weakValuesMayBeReleasedDuringRequests() {
        let kept = Kept<Value>.weakly("value") { $0 }
        let outcomes = Crowd(of: 8).outcomesOfThreads {
            for _ in 0..<5_000 { _ = kept.value { Value(1) }.number }
            return Value(2)
        }
        #expect(outcomes == [2: 8])
    }

    @Test func weakValuesMayBeReleasedDuringRequestsOfTasks() async {
        let kept = Kept<Value>.weakly("value") { $0 }
        let outcomes = await Crowd(of: 8).outcomes {
            for _ in 0..<500 {
                let value = await kept.value {
                    await Task.yield()
                    return Value(1)
                }
                _ = value.number
            }
            return Value(2)
        }
        #expect(outcomes == [2: 8])
    }
}

extension Result {
    fileprivate var isCancellation: Bool {
        if case .failure(let error) = self { error is CancellationError } else { false }
    }
}
