import HeirloomMocks
import Testing

private protocol Observer {}

private struct Event {
    unowned let sender: Subject
}

private enum Change { case by(AnyObject) }

/// Calls a function in its `deinit`, or later.
private final class Subject: Observer {
    private let last: (Subject) -> Void

    init(last: @escaping (Subject) -> Void) { self.last = last }
    deinit { last(self) }
}

private struct Requirements: MockRequirements {
    let add = Stub<AnyObject, Never, Void>("Center.add(_:)")
    let remove = Stub<(observer: AnyObject, name: String), Never, Void>("Center.remove(_:name:)")
    let delegate = StubbedProperty<AnyObject?>("Center.delegate")
    // A requirement of the protocol may be called like the functions for tests.
    let reset = Stub<Void, Never, Void>("Center.reset()")
    let isRecording = Stub<Void, Never, Bool>("Center.isRecording()")
}

@Suite struct DeallocationTests {
    @Test func objectsThatAreBeingDeallocatedAreNotRecorded() {
        let mock = Requirements()
        func deallocate(_ last: @escaping (Subject) -> Void) { _ = Subject(last: last) }
        deallocate { mock.add($0) }
        deallocate { mock.remove(($0, "a")) }
        deallocate { mock.delegate.value = $0 }
        let kept = Subject { _ in }
        mock.remove((kept, "b"))
        mock.delegate.value = kept
        #expect(mock.add.calls.isEmpty && mock.add.callCount == 1)
        #expect(mock.remove.calls.map(\.name) == ["b"] && mock.remove.callCount == 2)
        #expect(mock.delegate.value === kept && mock.delegate.callCount == 2)
    }

    @Test func objectsAreFoundInValues() {
        let stub = Stub<Any, Never, Void>("Center.post(_:)")
        let optional = Stub<(Int, Subject?), Never, Void>("Center.post(_:_:)")
        _ = Subject {
            stub($0 as Subject? as Any)
            stub([Change.by($0)].first as Any)
            stub([$0, $0])
            stub(["sender": $0 as Any] as [AnyHashable: Any])
            optional((1, $0))
        }
        stub([1, 2])
        optional((2, nil))
        #expect(stub.calls as? [[Int]] == [[1, 2]])
        #expect(optional.calls.map(\.0) == [2])
    }

    @Test func objectsThatAreGoneAreNotRead() {
        let stub = Stub<Event, Never, Void>("Center.post(_:)")
        _ = Subject { stub(Event(sender: $0)) }
        #expect(stub.calls.count == 1)
    }

    @Test func answersTakeObjectsThatAreBeingDeallocated() {
        let stub = Stub<AnyObject, Never, Bool>("Center.remove(_:)")
        stub.performs { $0 is Subject }
        var isSubject = false
        _ = Subject { isSubject = stub($0) }
        #expect(isSubject && stub.callCount == 1)
    }

    @Test func resetReleasesArguments() {
        let mock = Requirements()
        weak var subject: Subject?
        do {
            // Its release calls the mock that releases it.
            let new = Subject { mock.add($0) }
            subject = new
            mock.add(new)
            mock.delegate.returns(nil)
            mock.delegate.value = new
            mock.reset()
        }
        #expect(subject != nil)
        (mock as any MockRequirements).reset()
        #expect(subject == nil)
        #expect(mock.add.callCount == 1 && mock.delegate.callCount == 0 && mock.reset.callCount == 0)
        #expect(mock.delegate.value == nil)
    }

    @Test func callsThatAreNotRecordedAreCountedAndAnswered() async throws {
        let mock = Requirements()
        (mock as any MockRequirements).isRecording = false
        weak var subject: Subject?
        do {
            let new = Subject { _ in }
            subject = new
            mock.add(new)
        }
        #expect(subject == nil)
        try await mock.add.waitForCalls(count: 1)
        mock.isRecording.returns(true)
        #expect(mock.isRecording() && mock.add.calls.isEmpty)
        mock.remove.isRecording = true
        mock.remove((mock.remove, "a"))
        #expect(mock.remove.calls.map(\.name) == ["a"])
    }
}
