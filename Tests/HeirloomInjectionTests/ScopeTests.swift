import HeirloomInjection
import Testing

/// The lifetimes of values in a container.
@Suite struct ScopeTests {
    private let container = InjectionContainer()

    @Test func uniqueValuesAreBuiltForEachRequest() {
        #expect(container[\.page] !== container[\.page])
    }

    @Test func sharedObjectsAreKeptWhileTheyAreReferenced() {
        var held: Connection? = container[\.connection]
        #expect(container[\.connection] === held)
        weak let released = held
        held = nil
        #expect(released == nil)
        held = container[\.connection]
        #expect(container[\.connection] === held)
    }

    @Test func sharedObjectsMayBeInjectedAsAProtocol() {
        var held: (any Player)? = container[\.player]
        #expect(container[\.player] === held)
        weak let released = held
        held = nil
        #expect(released == nil)
    }

    @Test func cachedValuesAreKeptUntilAReset() {
        let session = container[\.session]
        #expect(container[\.session] === session)
        container.reset()
        #expect(container[\.session] !== session)
    }

    @Test func applicationValuesAreKeptForTheLifetimeOfTheContainer() {
        let connection = container[\.app].connection
        container.reset()
        #expect(container[\.app].connection === connection)
    }

    @Test func registeredValuesAreSuppliedByTheProgram() async {
        let server = await Server()
        container.register(\.server, server)
        container.reset()
        #expect(container[\.server] === server)
    }

    @Test func keyPathsReachMembersOfAValue() {
        #expect(container[\.app.connection] === container[\.app].connection)
        #expect(container[\.app.user?.name] == "ada")
        #expect(container.app.connection === container[\.app].connection)
    }

    @Test func argumentsOfASubscriptDistinguishInjections() {
        let names = ["ada", "grace"].map { container[\.[user: $0]].name }
        #expect(names == ["ada", "grace"])
        #expect(container[\.[user: "ada"]] === container[\.[user: "ada"]])
    }

    @Test func injectionsDeclaredByOneHelperAreDistinct() {
        #expect([container[\.one], container[\.two], container[\.one]] == [1, 2, 1])
    }

    @Test func nilIsCachedToo() {
        let builds = Guarded(0)
        container.register(\.nickname) {
            builds.change { $0 += 1 }
            return nil
        }
        let leaf = InjectionContainer.$current.withValue(container) { Injected(\.nickname) }
        #expect([container[\.nickname], container[\.nickname], leaf.wrappedValue] == [nil, nil, nil])
        #expect(builds.value == 1)
    }

    @Test func injectionsMayBeNamedLikeMembersOfTheContainer() {
        #expect([container[\.reset], Injected(\.reset).wrappedValue] == [3, 3])
    }

    @Test func eachContainerHasItsOwnValues() {
        #expect(InjectionContainer()[\.session] !== container[\.session])
    }
}

extension Injections {
    fileprivate var one: Injection<Int> { constant(1) }
    fileprivate var two: Injection<Int> { constant(2) }
    fileprivate var reset: Injection<Int> { constant(3) }
    fileprivate var nickname: Injection<String?> { .cached { _ in "ada" } }

    private func constant(_ number: Int) -> Injection<Int> { .cached { _ in number } }
}
