// A dependency may share its statement with others and its line with other attributes and comments, be weak, unowned, wrapped
// or observed, and be declared among lazy, observed and computed properties.

//: App/App.swift
import Heirloom

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value
}

@Instantiable final class Store: Instantiable {}; @Instantiable final class Clock: Instantiable {}

extension Clock {
    @Instantiable final class Hand: Instantiable {} // in an extension

    enum Parts {
        @Instantiable
        final class Spring: Instantiable, Sendable {}
    }
}

@Instantiable /* a comment */ // and another
final class Screen: Instantiable {
    @Received private let store: Store, clock: Clock
    @Received /* why */ @available(*, noasync) let hand: Clock.Hand // trailing
    @Received // on a line of its own
    nonisolated
        private let spring
        : Clock.Parts.Spring
    @Received(onlyIfAvailable: true) weak private(set) var weakStore: Store?
    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) unowned let unownedStore: Store
    @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) @Logged private(set) var wrapped: Clock {
        didSet { changes += 1 }
    }

    lazy var title = "Screen"
    lazy private(set) var subtitle: String = { title.lowercased() }()
    var changes = 0 { willSet {} didSet {} }
    private(set) var selection: Int?
    private(set) var count: Int = 3, name = "x"
    let (left, right) = (1, 2)
    var isEmpty: Bool { count == 0 }
    static let shared: Int? = nil
}

@Instantiable struct Root: Instantiable {
    @Instantiated let store: Store, clock: Clock
    @Instantiated let hand: Clock.Hand; @Instantiated let spring: Clock.Parts.Spring
    @Instantiated let screen: Screen
}

//: App/main.swift
printTree(Root())

//: generated App
import Heirloom

extension Root {
    init() {
        let store = Store()
        let clock = Clock()
        let hand = Clock.Hand()
        let spring = Clock.Parts.Spring()
        let screen = Root.heirloomMakeScreen(store: store, clock: clock, hand: hand, spring: spring)
        self.init(store: store, clock: clock, hand: hand, spring: spring, screen: screen)
    }

    private static func heirloomMakeScreen(
        store: Store,
        clock: Clock,
        hand: Clock.Hand,
        spring: Clock.Parts.Spring
    ) -> Screen {
        let unownedStore = store
        let wrapped = clock
        return Screen(
            store: store,
            clock: clock,
            hand: hand,
            spring: spring,
            weakStore: nil,
            unownedStore: unownedStore,
            wrapped: wrapped
        )
    }
}

//: prints
// Root
//   store: Store #1
//   clock: Clock #2
//   hand: Hand #3
//   spring: Spring #4
//   screen: Screen #5
//     store: Store #1
//     clock: Clock #2
//     hand: Hand #3
//     spring: Spring #4
//     weakStore: nil
//     unownedStore: Store #1
//     _wrapped: Logged<Clock>
//       wrappedValue: Clock #2
//     $__lazy_storage_$_title: nil
//     $__lazy_storage_$_subtitle: nil
//     changes: Int 0
//     selection: nil
//     count: Int 3
//     name: String "x"
//     left: Int 1
//     right: Int 2
