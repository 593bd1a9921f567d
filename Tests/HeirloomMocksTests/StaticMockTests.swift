import HeirloomMocks
import Testing

private enum MockStore: StaticMock {
    struct StaticRequirements: MockRequirements {
        let count = Stub<Void, Never, Int>("Store.count()")
    }

    static func count() -> Int { mock.count() }
}

@Suite struct StaticMockTests {
    @Test func staticRequirementsAreStubbedPerTask() async {
        let counts = await withTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask {
                    await MockStore.withMock { mock in
                        mock.count.returns(number)
                        await Task.yield()
                        return MockStore.count() + mock.count.callCount - 1
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(counts == Set(0..<100))
    }

    @Test func theInnermostScopeWins() {
        let counts = MockStore.withMock { outer in
            outer.count.returns(1)
            let inner = MockStore.withMock { inner in
                inner.count.returns(2)
                return MockStore.count()
            }
            return [inner, MockStore.count(), outer.count.callCount]
        }
        #expect(counts == [2, 1, 1])
    }
}
