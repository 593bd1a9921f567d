/// A build in progress, on the thread that runs it.
///
/// A build needs the build that its recipe requests, which is nested in it or runs on another thread. A request that
/// would close a cycle of such needs would never return, so it stops the program.
final class Build {
    /// The requested injection; `nil` for the value of a property.
    private let request: InjectionRequest?
    private let outer: Build?
    /// Locked by the building thread until the build ends.
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
    /// Builds a new value that is not cached.
    static func value<Value>(for request: InjectionRequest, _ recipe: () -> Value) -> Value {
        let build = lock.withLock { begin(request) }
        defer { lock.withLock { build.end() } }
        return recipe()
    }

    /// Begins a build on this thread. The caller holds the lock.
    static func begin(_ request: InjectionRequest?) -> Build {
        let outer = innermost[ThreadIdentity()]
        if let request, let same = outer?.outward.first(where: { $0.request == request }) { same.stop() }
        let build = Build(request, in: outer)
        outer?.needed = build
        innermost[ThreadIdentity()] = build
        return build
    }

    /// Ends the build, on the thread that began it. The caller holds the lock.
    func end() {
        Self.innermost[ThreadIdentity()] = outer
        outer?.needed = nil
        completion.unlock()
    }

    /// Waits for the end of a build on another thread.
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

    /// This build, the build around it, and so on.
    private var outward: UnfoldFirstSequence<Build> { sequence(first: self, next: \.outer) }

    /// This build, the build that it needs, and so on.
    private var inward: UnfoldFirstSequence<Build> { sequence(first: self, next: \.needed) }

    /// Stops the program because a request would close a cycle.
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
