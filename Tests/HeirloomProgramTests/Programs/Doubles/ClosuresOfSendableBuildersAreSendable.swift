// Overrides below a `SendableInstantiator` or a `@Sendable` function are `@Sendable` closures; values may be of any type.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable, @unchecked Sendable {}
final class StubStorage: Storage, @unchecked Sendable {}

@Instantiable
struct Worker: Instantiable {
    @Forwarded let number: Int
    @Instantiated let storage: Storage
    @Received let log: Log
    let title: Title
    init(number: Int, storage: Storage, log: Log, title: Title = Title("real")) {
        self.number = number
        self.storage = storage
        self.log = log
        self.title = title
    }
}

final class Title {
    let text: String
    init(_ text: String) { self.text = text }
}

@Instantiable
class Log: Instantiable, @unchecked Sendable {}
final class StubLog: Log, @unchecked Sendable {}

@MainActor
@Instantiable(isRoot: true, generateMock: true)
final class Pool: Instantiable {
    @Instantiated let log: Log
    @Instantiated let workerBuilder: SendableInstantiator<Worker>
}

//: App/main.swift
let pools = [
    Pool.mock(),
    Pool.mock(overrides: .init(log: StubLog.init, workerBuilder: .init(storage: { StubStorage() }))),
    Pool.mock(overrides: .init(workerBuilder: .init(title: Title("mock")))),
    Pool.mock(
        overrides: .init(
            workerBuilder: .init(build: { Worker(number: -$0, storage: $1, log: $2, title: $3) })
        )
    ),
]
for pool in pools {
    let builder = pool.workerBuilder
    await Task.detached { printTree(builder.instantiate(1)) }.value
}

//: prints
// Worker
//   number: Int 1
//   storage: Storage #1
//   log: Log #2
//   title: Title #3
//     text: String "real"
// Worker
//   number: Int 1
//   storage: StubStorage #1
//   log: StubLog #2
//   title: Title #3
//     text: String "real"
// Worker
//   number: Int 1
//   storage: Storage #1
//   log: Log #2
//   title: Title #3
//     text: String "mock"
// Worker
//   number: Int -1
//   storage: Storage #1
//   log: Log #2
//   title: Title #3
//     text: String "real"
