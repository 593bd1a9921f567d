/// Measurements of several things in turn, so that other load on the machine affects all of them equally.
package struct Interleaving<Measurement: Sendable>: Sendable {
    /// The measurements of each round, in the order of the measured things.
    package let rounds: [[Measurement]]

    /// Measures each thing `count` times, after one discarded round unless `warmsUp` is false.
    ///
    /// Each round starts with a different thing, so that none always follows the same one.
    package init(rounds count: Int, warmsUp: Bool = true, of measure: [() throws -> Measurement]) throws {
        if warmsUp {
            for thing in measure { _ = try thing() }
        }
        rounds = try (0..<count).map { round in
            let order = measure.indices.map { ($0 + round) % measure.count }
            let results = try order.map { (thing: $0, result: try measure[$0]()) }
            return results.sorted { $0.thing < $1.thing }.map(\.result)
        }
    }

    /// The given figure of one thing in every round.
    package func sample(of thing: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) })
    }

    /// A figure computed from all measurements of a round.
    package func sample(_ figure: ([Measurement]) -> Double) -> Sample {
        Sample(rounds.map(figure))
    }

    /// The ratio of one thing's figure to another's in each round.
    package func ratio(of thing: Int, to other: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) / figure($0[other]) })
    }

    /// The difference between one thing's figure and another's in each round.
    package func difference(of thing: Int, from other: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) - figure($0[other]) })
    }
}
