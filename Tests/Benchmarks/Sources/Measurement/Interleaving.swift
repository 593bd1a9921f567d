/// Measurements of several things in turn, so that what else the machine does meets all of them alike.
package struct Interleaving<Measurement: Sendable>: Sendable {
    /// By round, and in each by the thing that was measured.
    package let rounds: [[Measurement]]

    /// Measures each thing `count` times, after one round that does not count unless `warmsUp` is false.
    ///
    /// Each round begins with another thing, so that none always comes after the same.
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

    /// One figure of one thing.
    package func sample(of thing: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) })
    }

    /// A figure of all that was measured in a round.
    package func sample(_ figure: ([Measurement]) -> Double) -> Sample {
        Sample(rounds.map(figure))
    }

    /// One figure of one thing in terms of another's, round by round.
    package func ratio(of thing: Int, to other: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) / figure($0[other]) })
    }

    /// By how much one thing's figure is above another's, round by round.
    package func difference(of thing: Int, from other: Int, _ figure: (Measurement) -> Double) -> Sample {
        Sample(rounds.map { figure($0[thing]) - figure($0[other]) })
    }
}
