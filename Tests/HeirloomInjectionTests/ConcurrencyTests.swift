import Foundation
import HeirloomInjection
import Testing

/// A value requested concurrently is built once, and containers never see one another's values.
@Suite(.timeLimit(.minutes(20))) struct ConcurrencyTests {
    private let container = InjectionContainer()
    private let builds = Guarded(0)

    private var countingRecipe: @Sendable () -> Gem {
        { [builds] in
            builds.change { $0 += 1 }
            // Long enough for the other requests to arrive.
            Thread.sleep(forTimeInterval: 0.02)
            return Gem()
        }
    }

    // MARK: One builds

    @Test(arguments: KeptScope.allCases)
    func oneOfManyThreadsBuildsTheValue(_ scope: KeptScope) {
        container.register(scope.injection, countingRecipe)
        let container = container
        let gems = onThreads(20) { _ in (0..<100).map { _ in container[dynamicMember: scope.injection] } }
        #expect(Set(gems.joined().map(ObjectIdentifier.init)).count == 1)
        #expect(builds.value == 1)
    }

    @Test(arguments: KeptScope.allCases)
    func oneOfManyTasksBuildsTheValue(_ scope: KeptScope) async {
        container.register(scope.injection, countingRecipe)
        let container = container
        let gems = await withTaskGroup(of: Gem.self) { group in
            for _ in 0..<100 {
                group.addTask { container[dynamicMember: scope.injection] }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(gems.map(ObjectIdentifier.init)).count == 1)
        #expect(builds.value == 1)
    }

    @Test func oneOfManyReadersOfAPropertyBuildsTheValue() {
        container.register(\.uniqueGem, countingRecipe)
        let shelf = InjectionContainer.$current.withValue(container) { Shelf() }
        let gems = onThreads(20) { _ in shelf.gem }
        #expect(Set(gems.map(ObjectIdentifier.init)).count == 1)
        #expect(builds.value == 1)
    }

    @Test func sharedObjectsMayBeReleasedWhileTheyAreRequested() {
        let container = container
        container.register(\.sharedGem) { Gem { _ = container[\.uniqueGem] } }
        let isEachHeld = onThreads(8) { _ in
            (0..<500).allSatisfy { _ in
                let gem = container[\.sharedGem]
                return container[\.sharedGem] === gem
            }
        }
        #expect(isEachHeld == Array(repeating: true, count: 8))
    }

    // MARK: Others go on

    @Test func differentValuesAreBuiltConcurrently() {
        let first = DispatchSemaphore(value: 0)
        let container = container
        container.register(\.cachedGem) {
            first.wait()
            return Gem()
        }
        container.register(\.applicationGem) {
            first.signal()
            return Gem()
        }
        let gems = onThreads(2) { $0 == 0 ? container[\.cachedGem] : container[\.applicationGem] }
        #expect(gems.count == 2)
    }

    @Test func tasksStartedByARecipeMayRequestItsValue() async {
        let task = Guarded<Task<Gem, Never>?>(nil)
        container.register(\.cachedGem) {
            task.change { $0 = Task { InjectionContainer.current[\.cachedGem] } }
            return Gem()
        }
        let gem = container[\.cachedGem]
        #expect(await task.value?.value === gem)
    }

    @Test func deinitializersMayRequestInjections() {
        let container = container
        container.register(\.cachedGem) { Gem { _ = container[\.applicationGem] } }
        _ = container[\.cachedGem]
        container.reset()
        #expect(container[\.applicationGem] === container[\.applicationGem])
    }

    // MARK: Changes during a build

    @Test func valuesBuiltDuringAResetAreNotKept() {
        let container = container
        container.register(\.cachedGem) {
            container.reset()
            return Gem()
        }
        #expect(container[\.cachedGem] !== container[\.cachedGem])
    }

    @Test func recipesReplacedDuringTheirBuildAreNotKept() {
        let (container, newGem) = (container, Gem())
        container.register(\.cachedGem) {
            container.register(\.cachedGem, newGem)
            return Gem()
        }
        #expect(container[\.cachedGem] !== newGem)
        #expect(container[\.cachedGem] === newGem)
    }

    // MARK: Isolation

    @Test(arguments: 0..<100)
    func parallelTestsHaveTheirOwnContainers(_ number: Int) async {
        let change: @Sendable (InjectionContainer) -> Void = {
            if number.isMultiple(of: 2) {
                $0.register(\.clock) { StoppedClock(now: number) }
            } else {
                $0.register { StoppedClock(now: number) as any Clock }
            }
        }
        let seen = await withInjections(change) {
            let importer = Importer()
            await Task.yield()
            let inTask = Task { Importer().session.started }
            let inDetachedTask = Task.detached { importer.session.started }
            return await [
                Importer().clock.now, InjectionContainer.current[\.session].started, inTask.value,
                inDetachedTask.value,
            ]
        }
        #expect(seen == Array(repeating: number, count: 4))
    }
}

/// The scopes that keep their values.
enum KeptScope: CaseIterable {
    case shared, cached, application

    var injection: KeyPath<Injections, Injection<Gem>> {
        switch self {
        case .shared: \.sharedGem
        case .cached: \.cachedGem
        case .application: \.applicationGem
        }
    }
}

extension Injections {
    fileprivate var uniqueGem: Injection<Gem> { .unique { _ in Gem() } }
    fileprivate var sharedGem: Injection<Gem> { .shared { _ in Gem() } }
    fileprivate var cachedGem: Injection<Gem> { .cached { _ in Gem() } }
    fileprivate var applicationGem: Injection<Gem> { .application { _ in Gem() } }
}

final class Gem: Sendable {
    private let onRelease: @Sendable () -> Void

    init(onRelease: @escaping @Sendable () -> Void = {}) { self.onRelease = onRelease }
    deinit { onRelease() }
}

/// A property that several threads read.
private final class Shelf: @unchecked Sendable {
    @Injected(\.uniqueGem) var gem
}
