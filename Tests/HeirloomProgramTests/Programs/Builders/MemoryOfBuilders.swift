// The products of builders live as long as their owners: objects are released with their scopes, shared ones stay, and there
// are no reference cycles.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Tracker: Instantiable { public var alive = 0, made = 0; public init() {} }

@Instantiable
public final class Child: Instantiable {
    @Received private let tracker: Tracker
    @Instantiated private let inner: Inner
    public init(tracker: Tracker, inner: Inner) {
        (self.tracker, self.inner) = (tracker, inner)
        tracker.alive += 1
        tracker.made += 1
    }
    deinit { tracker.alive -= 1 }
}

@Instantiable
public final class Inner: Instantiable {
    @Received private let tracker: Tracker
    public init(tracker: Tracker) {
        self.tracker = tracker
        tracker.alive += 1
    }
    deinit { tracker.alive -= 1 }
}

@Instantiable
public final class Scope: Instantiable {
    @Received private let tracker: Tracker
    @Instantiated public let children: Instantiator<Child>
    @Instantiated public let eager: Child
    public var kept: [Child] = []
    public init(tracker: Tracker, children: Instantiator<Child>, eager: Child) {
        (self.tracker, self.children, self.eager) = (tracker, children, eager)
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class App: Instantiable {
    @Instantiated let tracker: Tracker
    @Instantiated let scopes: Instantiator<Scope>
}

let app = App()
do {
    let scope = app.scopes.instantiate()
    scope.kept = [scope.children.instantiate()]
    _ = scope.children.instantiate()
    print(app.tracker.alive, app.tracker.made)
    withExtendedLifetime(scope) {}
}
print(app.tracker.alive, app.tracker.made)
//: prints
// 4 3
// 0 3
