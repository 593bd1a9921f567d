// A synchronous construction cannot build on another actor: neither a synchronous scope nor a synchronous function can, even
// below an asynchronous one.

//: App/App.swift
import Heirloom

@MainActor @Instantiable
final class Badge: Instantiable {}

@Instantiable
struct Header: Instantiable {
    @Instantiated let badge: Badge
}

@Instantiable
struct Box: Instantiable {
    @Instantiated let header: Header
    @Instantiated let badgeBuilder: Instantiator<Badge>
    @Instantiated let makeBadge: () -> Badge
    init(header: Header, badgeBuilder: Instantiator<Badge>, makeBadge: @escaping () -> Badge) async {
        self.header = header
        self.badgeBuilder = badgeBuilder
        self.makeBadge = makeBadge
    }
}

@MainActor @Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated let box: Box
    @Instantiated let makeHeader: @Sendable () async -> Header
    @Instantiated let makeBadge: @Sendable () -> Badge
}

//: diagnostics
// App/App.swift:8:23: error: 'Badge' must be built on '@MainActor', but 'makeHeader: @Sendable () async -> Header' of 'Screen' may build it anywhere [isolation-mismatch]
// App/App.swift:7:8: note: isolate 'Header' to '@MainActor', or make 'Badge' nonisolated
// App/App.swift:14:23: error: 'Badge' must be built on '@MainActor', but 'Box' is built without isolation [isolation-mismatch]
// App/App.swift:15:23: note: 'makeBadge: () -> Badge' has the same problem
// App/App.swift:14:23: note: build it with a function that is '@MainActor' or 'async', or make 'Badge' nonisolated
// App/App.swift:27:23: error: 'Badge' must be built on '@MainActor', but 'makeBadge: @Sendable () -> Badge' of 'Screen' may build it anywhere [isolation-mismatch]
// App/App.swift:27:23: note: make the function '@MainActor' or 'async', or make 'Badge' nonisolated
