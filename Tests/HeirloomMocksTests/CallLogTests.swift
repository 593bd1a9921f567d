import HeirloomMocks
import Testing

@Suite struct CallLogTests {
    @Test func callsAreRecordedInOrder() {
        let stub = Stub<(id: Int, limit: Int), Never, Void>("Store.load(id:limit:)")
        stub((1, 10))
        stub((2, 20))
        #expect(stub.calls.map(\.id) == [1, 2])
        #expect(stub.calls.map(\.limit) == [10, 20])
        #expect(stub.callCount == 2)
    }

    @Test func waitingEndsWithTheRequestedCall() async throws {
        let stub = Stub<Int, Never, Void>("Store.save(_:)")
        async let waiting: [Int] = {
            try await stub.waitForCalls(count: 3)
            return stub.calls
        }()
        for number in 1...3 {
            await Task.yield()
            stub(number)
        }
        #expect(try await waiting == [1, 2, 3])
    }

    @Test func earlierCallsNeedNoWaiting() async throws {
        let stub = Stub<Int, Never, Void>("Store.save(_:)")
        stub(1)
        try await stub.waitForCalls(count: 1)
        #expect(stub.calls == [1])
    }

    @Test func cancellationEndsTheWaiting() async {
        let stub = Stub<Int, Never, Void>("Store.save(_:)")
        let task = Task { try await stub.waitForCalls(count: 1) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func callsOfManyTasksAreAllRecorded() async throws {
        let stub = AsyncStub<Int, Never, Int>("Client.double(_:)")
        stub.performs { $0 * 2 }
        let doubled = await withTaskGroup(of: Int.self) { group in
            for number in 0..<200 { group.addTask { await stub(number) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(doubled == Set((0..<200).map { $0 * 2 }))
        #expect(Set(stub.calls) == Set(0..<200))
    }
}
