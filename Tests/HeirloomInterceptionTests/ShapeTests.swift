import Testing

/// Functions of every kind can be intercepted, and otherwise behave as before.
@Suite struct ShapeTests {
    private let recorder = Recorder()

    @Test func throwingFunctionsAreIntercepted() throws {
        let shop = Shop(recorder)
        #expect(try shop.throwing(1) == 1)
        #expect(throws: OtherError.self) { try shop.throwing(-1) }
        #expect(try shop.typed(2) == 2)
        do throws(PayError) {
            _ = try shop.typed(-2)
        } catch {
            #expect(error == .broke)
        }
        #expect(shop.rethrowing(3) { $0 * 2 } == 6)
        #expect(throws: OtherError.self) { try shop.rethrowing(4) { _ in throw OtherError() } }
        #expect(
            recorder.lines == [
                "Shop.throwing(1)", "Shop.throwing(_:) returned 1",
                "Shop.throwing(-1)", "Shop.throwing(_:) threw OtherError()",
                "Shop.typed(2)", "Shop.typed(_:) returned 2",
                "Shop.typed(-2)", "Shop.typed(_:) threw broke",
                "Shop.rethrowing(3)", "Shop.rethrowing(_:_:) returned 6",
                "Shop.rethrowing(4)", "Shop.rethrowing(_:_:) threw OtherError()",
            ]
        )
    }

    @Test func genericAndInheritedFunctionsAreIntercepted() {
        let shop = Shop(recorder)
        #expect(shop.generic(1, [2]) == "1[2]")
        #expect(shop.pack(1, "a", last: 2) == 4)
        #expect((shop as Stall).greet() == "hello!")
        #expect(shop.itself() === shop)
        let box = Box(log: recorder.log, content: 4)
        #expect(box.get() + box.double() == 12)
        #expect(Counter(log: recorder.log).greet("Ann") == "hello Ann")
        #expect(
            recorder.lines == [
                "Shop.generic(1, [2])", "Shop.generic(_:_:) returned 1[2]",
                "Shop.pack((1, \"a\"), last: 2)", "Shop.pack(_:last:) returned 4",
                "Shop.greet()", "Shop.greet() returned hello!",
                "Stall.itself()", "Stall.itself() returned shop",
                "Box.get()", "Box.get() returned 4", "Box.double()", "Box.double() returned 8",
                "Greeting.greet(Ann)", "Greeting.greet(_:) returned hello Ann",
            ]
        )
    }

    @Test func parametersAndResultsOfEveryKindAreSupported() {
        let shop = Shop(recorder)
        var amount = 1
        shop.change(&amount)
        #expect(amount == 2)
        #expect(Array(shop.opaque(true)) == [1])
        #expect(shop.perhaps() == nil)
        #expect(shop.escaping({ 5 }, 6)() == 11)
        #expect(shop.captures() == 1)
        #expect(shop.borrows(Token(), Parcel(), of: 2) == 3)
        #expect(shop.branches(1) == "one")
        #expect(shop.default(in: 7) == "7 first")
        #expect(
            recorder.lines == [
                "Shop.change(1)", "Shop.change(_:) returned ()",
                "Shop.opaque(true)", "Shop.opaque(_:) returned [1]",
                "Shop.perhaps()", "Shop.perhaps() returned nil",
                "Shop.escaping((Function))", "Shop.escaping(_:_:) returned (Function)",
                "Shop.captures()", "Shop.captures() returned 1",
                "Shop.borrows(of: 2)", "Shop.borrows(_:_:of:) returned 3",
                "Shop.branches(1)", "Shop.branches(_:) returned one",
                "Shop.default(in: 7, for: first)", "Shop.default(in:for:_:) returned 7 first",
            ]
        )
    }

    @Test func argumentsOfUnknownTypesAreSupported() async throws {
        let hidden = Hidden(log: recorder.log)
        var parcel = Parcel()
        var ticket = Ticket()
        hidden.each({ _ in }, then: { _ in })
        hidden.change(&parcel, by: { $0.weight += 1 }, { 5 })
        try await hidden.wait({ number, _ in number + 1 }, for: &ticket)
        #expect(hidden.lazily(1, 2) == 3)
        #expect(parcel.weight == 7)
        #expect(ticket.value == 2)
        #expect(
            recorder.lines == [
                "Hidden.each((Function), then: (Function), last: nil)",
                "Hidden.each(_:then:last:) returned ()",
                "Hidden.change(parcel, by: (Function), (Function))", "Hidden.change(_:by:_:) returned ()",
                "Hidden.wait((Function), for: (noncopyable))", "Hidden.wait(_:for:) returned ()",
                "Hidden.lazily()", "Hidden.lazily(_:_:) returned 3",
            ]
        )
    }

    @Test func expressionsAreNotReturnedWithoutAResult() async throws {
        let bin = Bin(recorder)
        bin.remove(1)
        try bin.removeTwice(2)
        await bin.removeLater(3)
        #expect(bin.numbers.value == [4])
        #expect(
            recorder.lines == [
                "Bin.remove(1)", "Bin.remove(_:) returned ()",
                "Bin.removeTwice(2)", "Bin.removeTwice(2)",
                "Bin.removeTwice(_:) returned ()", "Bin.removeTwice(_:) returned ()",
                "Bin.removeLater(3)", "Bin.removeLater(_:) returned ()",
            ]
        )
    }

    @Test func staticGlobalAndLocalFunctionsAreIntercepted() {
        #expect(Shop.make(1, 2) == [1, 2])
        #expect(Shop.remake() == 3)
        #expect(
            Shop.recorder.lines == [
                "Shop.make([1, 2])", "Shop.make(_:) returned [1, 2]", "Shop.remake()",
                "Shop.remake() returned 3",
            ]
        )
        #expect(add(1, to: 2) == 3)
        #expect(global.lines == ["add(1, to: 2)", "add(_:to:) returned 3"])
        #expect(nesting(recorder) == 2)
        #expect(recorder.lines == ["inner(1)", "inner(_:) returned 2"])
    }

    @Test func mutatingAndConsumingFunctionsAreIntercepted() async {
        var counter = Counter(log: recorder.log)
        #expect(counter.bump(by: 2) == 2)
        var other = 0
        await counter.bumpLater(&other)
        #expect(other == 3)
        #expect(counter.take() == 3)
        #expect(
            recorder.lines == [
                "Counter.bump(by: 2)", "Counter.bump(by:) returned 2",
                "Counter.bumpLater(0)", "Counter.bumpLater(_:) returned ()",
                "Counter.take()", "Counter.take() returned 3",
            ]
        )
    }

    @Test func asynchronousFunctionsAreIntercepted() async throws {
        let fetched = try await Shop(recorder).fetch(9)
        #expect(fetched == 9)
        let tries = try await Shop(recorder).fetchTyped()
        #expect(tries == 2)
        let shop = Shop(recorder)
        let sent = await shop.sent(Parcel()).weight
        let isolated = await shop.isolated(Parcel())
        #expect(sent + isolated == 2)
        #expect(
            recorder.lines == [
                "Shop.fetch(9)", "Shop.fetch(_:) returned 9",
                "Shop.fetchTyped()", "Shop.fetchTyped() returned 2",
                "Shop.sent(parcel)", "Shop.sent(_:) returned parcel",
                "Shop.isolated(parcel)", "Shop.isolated(to:_:) returned 1",
            ]
        )
    }

    @Test func functionsOfActorsAreIntercepted() async throws {
        let store = Store(recorder)
        #expect(await store.put(3) == 3)
        #expect(store.free(4) == 4)
        let weights = try await store.weights()
        #expect(weights == 4)
        #expect(await store.fail() == ["OtherError", "CircuitOpen"])
        #expect(
            recorder.lines == [
                "Store.put(3)", "Store.put(_:) returned 3",
                "Store.free(4)", "Store.free(_:) returned 4",
                "Store.replace(weight: Optional(1))", "Store.replace(weight:) returned parcel",
                "Store.replace(weight: nil)", "Store.replace(weight:) threw OtherError()",
                "Store.replace(weight: nil)",
                "Store.replace(weight:) threw CircuitOpen(retryAfter: 100.0 seconds)",
            ]
        )
    }

    #if compiler(>=6.1)
    @Test func functionsOfActorsMayHaveNonSendableParameters() async throws {
        let weight = try await Store(recorder).keepOne()
        #expect(weight == 1)
        #expect(recorder.lines == ["Store.keep(parcel)", "Store.keep(_:) returned parcel"])
    }
    #endif

    @MainActor
    @Test func functionsOfGlobalActorsAreIntercepted() async {
        let screen = Screen(recorder)
        #expect(screen.set("a") {} == "a")
        let weight = await screen.reload(Parcel()).weight
        #expect(weight == 1)
        #expect(
            recorder.lines == [
                "Screen.set(a)", "Screen.set(_:then:) returned a",
                "Screen.reload(parcel)", "Screen.reload(_:) returned parcel",
            ]
        )
    }
}
