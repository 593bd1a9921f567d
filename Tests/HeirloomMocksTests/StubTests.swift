import HeirloomMocks
import Testing

private enum Failure: Error { case gone, full }

@Suite struct StubTests {
    @Test func theLastAnswerWins() throws {
        let stub = Stub<Int, any Error, String>("Store.text(_:)")
        stub.returns("a")
        #expect(try stub(1) == "a")
        stub.performs { "text \($0)" }
        #expect(try stub(2) == "text 2")
        stub.throws(Failure.gone)
        #expect(throws: Failure.gone) { try stub(3) }
    }

    @Test func answersInOrderRepeatTheLastOne() {
        let stub = Stub<Void, Never, Int>("Store.next()")
        stub.returns(inOrder: 1, 2)
        #expect([stub(), stub(), stub()] == [1, 2, 2])
        stub.returns(3)
        #expect(stub() == 3)
    }

    @Test func typedErrorsStayTyped() {
        let stub = Stub<Void, Failure, Void>("Store.close()")
        stub.throws(.full)
        do {
            try stub()
            Issue.record("nothing was thrown")
        } catch {
            let failure: Failure = error
            #expect(failure == .full)
        }
    }

    @Test func unansweredStubsReturnEmptyValues() {
        Stub<Void, Never, Void>("P.f()")()
        #expect(Stub<Void, Never, Int?>("P.f()")() == nil)
        #expect(Stub<Void, Never, [Int]>("P.f()")() == [])
        #expect(Stub<Void, Never, [Int: Int]>("P.f()")() == [:])
        #expect(Stub<Void, Never, Set<Int>>("P.f()")() == [])
        #expect(Stub<Void, Never, String>("P.f()")() == "")
    }

    @Test func unansweredThrowingStubsThrow() throws {
        let stub = Stub<Void, any Error, Int>("Store.count()")
        let error = #expect(throws: UnansweredCall.self) { try stub() }
        #expect(error?.name == "Store.count()")
        #expect(
            error?.description
                == "Store.count() was called without a stubbed result: call 'returns', 'performs' or 'throws' first"
        )
        #expect(stub.callCount == 1)
    }

    @Test func asynchronousStubsAnswerLikeSynchronousOnes() async throws {
        let unanswered = AsyncStub<Int, any Error, Int>("Client.number(_:)")
        await #expect(throws: UnansweredCall.self) { try await unanswered(0) }
        let stub = AsyncStub<Int, any Error, String>("Client.text(_:)")
        stub.returns(inOrder: "a", "b")
        #expect(try await [stub(1), stub(2), stub(3)] == ["a", "b", "b"])
        stub.performs { number in
            await Task.yield()
            return "text \(number)"
        }
        #expect(try await stub(4) == "text 4")
        stub.throws(Failure.gone)
        await #expect(throws: Failure.gone) { try await stub(5) }
        #expect(stub.calls == [1, 2, 3, 4, 5])
    }

    @Test func propertiesKeepAssignedValues() {
        let property = StubbedProperty<Int>("Client.timeout")
        property.returns(1)
        #expect(property.value == 1)
        property.value = 2
        property.value += 1
        #expect(property.value == 3)
        #expect(property.calls == [2, 3])
        #expect(property.readCount == 3)
        #expect(StubbedProperty<Int?>("Client.limit").value == nil)
    }

    @Test func handlersCountCalls() {
        let handler = Handler<@Sendable (inout Int) -> Void>("Counter.update(_:)")
        var number = 1
        handler.call()?(&number)
        handler.performs { $0 += 10 }
        handler.call()?(&number)
        #expect(number == 11)
        #expect(handler.callCount == 2)
    }
}
