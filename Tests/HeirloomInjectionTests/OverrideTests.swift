import HeirloomInjection
import Testing

/// Overrides of recipes, and where they apply.
@Suite struct OverrideTests {
    private let container = InjectionContainer()

    @Test func overridesOfAnInjectionApplyInOtherRecipes() {
        container.register(\.clock) { StoppedClock(now: 7) }
        #expect(container[\.clock].now == 7)
        #expect(container[\.session].started == 7)
    }

    @Test func overridesOfATypeReplaceAllItsInjections() {
        container.register { StoppedClock(now: 7) as any Clock }
        #expect(container[\.clock].now == 7)
        #expect(container[\.lateClock].now == 7)
    }

    @Test func overridesOfAnInjectionTakePrecedenceOverThoseOfItsType() {
        container.register(\.lateClock) { StoppedClock(now: 9) }
        container.register { StoppedClock(now: 7) as any Clock }
        #expect(container[\.clock].now == 7)
        #expect(container[\.lateClock].now == 9)
    }

    @Test func overridesKeepTheScope() {
        container.register(\.page) { Page() }
        #expect(container[\.page] !== container[\.page])

        container.register(\.session) { Session(clock: StoppedClock(now: 7)) }
        let session = container[\.session]
        #expect(container[\.session] === session)
        container.reset()
        #expect(container[\.session] !== session)
        #expect(container[\.session].started == 7)

        container.register(\.player) { SilentPlayer() }
        var player: (any Player)? = container[\.player]
        #expect(container[\.player] === player)
        weak let released = player
        player = nil
        #expect(released == nil)
        #expect(container[\.player] is SilentPlayer)
    }

    @Test func replacingARecipeDiscardsItsValue() {
        let (session, app) = (container[\.session], container[\.app])
        container.register(\.session) { Session(clock: StoppedClock(now: 7)) }
        container.register { AppScope() }
        #expect(container[\.session] !== session)
        #expect(container[\.app].connection !== app.connection)
    }

    @Test func theLastOverrideWins() {
        for now in 1...3 { container.register(\.clock) { StoppedClock(now: now) } }
        #expect(container[\.clock].now == 3)
    }

    /// `Journal` has injected properties, which must not take the caller's container.
    @Test func recipesBuildInTheContainerOfTheRequest() {
        container.register(\.clock) { StoppedClock(now: 7) }
        #expect(container[\.journal].clock.now == 7)
    }

    @Test func overridesMayRequestOtherInjections() {
        container.register(\.clock) { StoppedClock(now: 7) }
        container.register(\.session) {
            Session(clock: StoppedClock(now: InjectionContainer.current[\.clock].now + 1))
        }
        #expect(container[\.session].started == 8)
    }

    @Test func overridesMayRequestTheSameInjectionOfAnotherContainer() {
        let parent = InjectionContainer()
        container.register(\.session) { parent[\.session] }
        #expect(container[\.session] === parent[\.session])
    }

    // MARK: Operations

    @Test func operationsRunInTheirOwnContainer() {
        let outside = InjectionContainer.current
        let now = withInjections({ $0.register(\.clock) { StoppedClock(now: 7) } }) {
            #expect(InjectionContainer.current !== outside)
            return Importer().clock.now
        }
        #expect(now == 7)
        #expect(Importer().clock.now == 1)
    }

    @Test func operationsInheritOverridesButNotValues() {
        withInjections({ $0.register(\.clock) { StoppedClock(now: 7) } }) {
            let session = InjectionContainer.current[\.session]
            withInjections({ $0.register(\.lateClock) { StoppedClock(now: 9) } }) {
                #expect(InjectionContainer.current[\.lateClock].now == 9)
                #expect(InjectionContainer.current[\.session].started == 7)
                #expect(InjectionContainer.current[\.session] !== session)
            }
            #expect(InjectionContainer.current[\.lateClock].now == 2)
            #expect(InjectionContainer.current[\.session] === session)
        }
    }

    @Test func asynchronousOperationsRunInTheIsolationOfTheirCaller() async {
        let desk = Desk()
        #expect(await desk.run() == [7, 7, 7])
    }

    @Test func operationsMayThrow() async {
        struct Failure: Error, Equatable {}
        #expect(throws: Failure()) { try withInjections({ _ in }) { throw Failure() } }
        await #expect(throws: Failure()) {
            try await withInjections({ _ in }) {
                await Task.yield()
                throw Failure()
            }
        }
    }

    private actor Desk {
        private let page = Page()

        func run() async -> [Int] {
            let (page, numbers) = await withInjections({ $0.register(\.clock) { StoppedClock(now: 7) } }) {
                await Task.yield()
                let importer = Importer()
                async let inChild = InjectionContainer.current[\.clock].now
                let inTask = Task { InjectionContainer.current[\.clock].now }
                return (self.page, await [importer.clock.now, inChild, inTask.value])
            }
            return page === self.page ? numbers : []
        }
    }
}

extension Injections {
    fileprivate var lateClock: Injection<any Clock> { .cached { _ in StoppedClock(now: 2) } }
    fileprivate var journal: Injection<Journal> { .unique { _ in Journal() } }
}

private final class Journal {
    @Injected(\.clock) var clock
}
