import HeirloomInjection
import Testing

/// The times at which a property takes its container and its value.
@Suite struct InjectedTests {
    private let container = InjectionContainer()

    private func inContainer<Result>(_ operation: () -> Result) -> Result {
        InjectionContainer.$current.withValue(container, operation: operation)
    }

    @Test func propertiesTakeTheContainerWhenTheirOwnerIsCreated() async {
        container.register(\.clock) { StoppedClock(now: 7) }
        let importer = inContainer { Importer() }
        #expect(await Task.detached { importer.clock.now }.value == 7)
    }

    @Test func propertiesTakeAndKeepTheValueWhenTheyAreFirstRead() {
        let importer = inContainer { Importer() }
        container.register(\.clock) { StoppedClock(now: 7) }
        #expect(importer.clock.now == 7)
        container.register(\.clock) { StoppedClock(now: 9) }
        #expect(importer.clock.now == 7)
        #expect(importer.page === importer.page)
        let session = importer.session
        container.reset()
        #expect(importer.session === session)
    }

    @Test func propertiesMayInjectAMemberOfAValue() {
        #expect(inContainer { Importer() }.connection === container[\.app].connection)
    }

    @Test func copiesOfAStructureShareTheValue() {
        let (original, copy) = { ($0, $0) }(Row())
        #expect(original.page === copy.page)
        let later = original
        #expect(later.page === copy.page)
    }

    @Test func subclassesInheritProperties() {
        container.register(\.clock) { StoppedClock(now: 7) }
        let importer = inContainer { FastImporter() }
        #expect([importer.clock.now, importer.ownClock.now] == [7, 7])
    }

    @Test func localVariablesAreInjected() {
        container.register(\.clock) { StoppedClock(now: 7) }
        let now = inContainer {
            @Injected(\.clock) var clock
            return clock.now
        }
        #expect(now == 7)
    }

    @Test @MainActor func mainActorPropertiesInjectMainActorValues() {
        let screen = inContainer { Screen() }
        #expect(screen.model === container[\.model])
        #expect(screen.model.session === container[\.session])
    }

    @Test func actorsHaveInjectedProperties() async {
        container.register(\.clock) { StoppedClock(now: 7) }
        #expect(await inContainer { Desk() }.now == 7)
    }

    // MARK: Memory

    @Test func propertiesReleaseTheirContainerWhenTheyAreRead() {
        var container: InjectionContainer? = InjectionContainer()
        weak let released = container
        let importer = InjectionContainer.$current.withValue(container ?? self.container) { Importer() }
        container = nil
        #expect(released != nil)
        _ = (importer.clock, importer.session, importer.page, importer.connection)
        #expect(released == nil)
    }

    @Test func sharedObjectsAreReleasedWithTheirLastProperty() {
        var owner: Owner? = inContainer { Owner() }
        weak let object = owner?.connection
        #expect(object === container[\.connection])
        owner = nil
        #expect(object == nil)
    }

    private struct Row {
        @Injected(\.page) var page
    }

    private class FastImporter: Importer {
        @Injected(\.clock) var ownClock
    }

    @MainActor private final class Screen {
        @Injected(\.model) var model
    }

    private actor Desk {
        @Injected(\.clock) private var clock

        var now: Int { clock.now }
    }

    private final class Owner {
        @Injected(\.connection) var connection
    }
}
