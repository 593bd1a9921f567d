// An actor, and jobs that are built wherever they are wanted.
//: Core
@Instantiable
public actor XXStore: Instantiable {
    private var names: [String] = []
    public func add(_ name: String) -> Int {
        names.append(name)
        return names.count
    }
}
//: Feature
@Instantiable
public struct XXJob: Instantiable, Sendable {
    @Forwarded private let name: String
    @Received private let xxStore: XXStore
    public func run() async -> Int { await xxStore.add(name) }
}
//: root
@Instantiated let xxStore: XXStore
//: inner
@Instantiated let xxJobBuilder: SendableInstantiator<XXJob>
//: main
let xxJobBuilder = inner.xxJobBuilder
print(await Task.detached { await xxJobBuilder.instantiate(name: "first").run() }.value)
print(await xxJobBuilder.instantiate(name: "second").run())
//: prints
// 1
// 2
