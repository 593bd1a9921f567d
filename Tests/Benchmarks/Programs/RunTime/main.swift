import Foundation

// Prints first how many objects each way of building makes, and then, for each round, the nanoseconds of
// processor time that each takes for one tree.

let registrations = Registrations.all
let ways: [() -> AnyObject] = [
    { Application() },
    { ByFunctions.makeApplication() },
    { ByInitializers.Application() },
    { Container(registrations).resolve(Application.self) },
]
let roundCount = 201
let treesPerRound = 20

func nanosecondsPerTree(_ build: () -> AnyObject) -> Double {
    // What was taken down before lies in the memory as another way has built it. Each way is to find what it has left
    // itself, and so it is measured when it does the same again.
    _ = nanosecondsPerTreeInMemoryAsItIs(build)
    return nanosecondsPerTreeInMemoryAsItIs(build)
}

func nanosecondsPerTreeInMemoryAsItIs(_ build: () -> AnyObject) -> Double {
    // Taking trees down is not measured, so they are kept meanwhile.
    var trees: [AnyObject] = []
    trees.reserveCapacity(treesPerRound)
    let start = nanosecondsOfThread()
    for _ in 0..<treesPerRound { trees.append(build()) }
    let end = nanosecondsOfThread()
    return (end - start) / Double(trees.count)
}

print(numbers: ways.map { "\(objectCount(below: $0()))" })
measureInTurn(ways, rounds: roundCount, nanosecondsPerTree)
