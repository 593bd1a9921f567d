/// A value under construction, on the thread that builds it.
///
/// A build needs the one that its recipe is requesting, which is nested in it or runs on another thread. A request that
/// closes a cycle of needs would never end, and stops the program.
final class Build {
    /// The injection that is built, `nil` for the value of a property.
    private let request: InjectionRequest?
    private let outer: Build?
    /// Held by the thread that builds.
    private let completion = Lock()
    private var needed: Build?

    /// Guards the builds of all threads, and the cells that they fill.
    static let lock = Lock()
    nonisolated(unsafe) private static var innermost: [ThreadIdentity: Build] = [:]

    private init(_ request: InjectionRequest?, in outer: Build?) {
        self.request = request
        self.outer = outer
        completion.lock()
    }
}

extension Build {
    /// A new value, which nothing keeps.
    static func value<Value>(for request: InjectionRequest, _ recipe: () -> Value) -> Value {
        let build = lock.withLock { begin(request) }
        defer { lock.withLock { build.end() } }
        return recipe()
    }

    /// Begins a build on this thread. The lock is held.
    static func begin(_ request: InjectionRequest?) -> Build {
        let outer = innermost[ThreadIdentity()]
        if let request, let same = outer?.outward.first(where: { $0.request == request }) { same.stop() }
        let build = Build(request, in: outer)
        outer?.needed = build
        innermost[ThreadIdentity()] = build
        return build
    }

    /// Ends the build, on the same thread. The lock is held.
    func end() {
        Self.innermost[ThreadIdentity()] = outer
        outer?.needed = nil
        completion.unlock()
    }

    /// Waits for the end of the build, which another thread has begun.
    func wait() {
        let waiting = Self.lock.withLock {
            let waiting = Self.innermost[ThreadIdentity()]
            if let waiting, inward.contains(where: { $0 === waiting }) { stop() }
            waiting?.needed = self
            return waiting
        }
        completion.withLock {}
        Self.lock.withLock { waiting?.needed = nil }
    }

    /// The build, the one around it, and so on.
    private var outward: UnfoldFirstSequence<Build> { sequence(first: self, next: \.outer) }

    /// The build, the one that it needs, and so on.
    private var inward: UnfoldFirstSequence<Build> { sequence(first: self, next: \.needed) }

    /// Stops the program because of the cycle that a request is about to close.
    private func stop() -> Never {
        let declarations = inward.compactMap(\.request?.declaration)
        guard let first = declarations.first else {
            preconditionFailure("A property depends on itself only by way of an injection.")
        }
        let cycle = (declarations + [first]).map(\.description).joined(separator: " → ")
        fatalError("'\(first.name)' depends on itself: \(cycle)", file: first.file, line: first.line)
    }
}

/// A request for the value of an injection.
struct InjectionRequest: Equatable {
    let container: InjectionContainer
    let injection: AnyKeyPath
    let declaration: InjectionDeclaration

    static func == (left: InjectionRequest, right: InjectionRequest) -> Bool {
        left.container === right.container && left.injection == right.injection
    }
}
