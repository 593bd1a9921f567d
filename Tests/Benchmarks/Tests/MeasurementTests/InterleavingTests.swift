import Measurement
import Testing

struct InterleavingTests {
    /// Measures three things in turn, each of which returns the number of measurements so far.
    private func measured() throws -> (order: [Int], runs: Interleaving<Double>) {
        var order: [Int] = []
        let runs = try Interleaving(
            rounds: 3,
            of: (0..<3).map { thing in
                {
                    order.append(thing)
                    return Double(order.count)
                }
            }
        )
        return (order, runs)
    }

    @Test func eachRoundStartsWithADifferentThing() throws {
        #expect(try measured().order == [0, 1, 2, 0, 1, 2, 1, 2, 0, 2, 0, 1])
    }

    @Test func resultsAreInTheOrderOfTheMeasuredThingsAfterADiscardedRound() throws {
        #expect(try measured().runs.rounds == [[4, 5, 6], [9, 7, 8], [11, 12, 10]])
    }

    @Test func ratiosAndDifferencesAreComputedPerRound() throws {
        let runs = try measured().runs
        let inverses: [Double] = runs.ratio(of: 0, to: 1, \.self).values
        #expect(inverses == [0.8, 11.0 / 12.0, 9.0 / 7.0])
        let differences: [Double] = runs.difference(of: 1, from: 0, \.self).values
        #expect(differences == [-2, 1, 1])
        #expect(runs.sample { $0[2] - 2 * $0[0] }.values == [-12, -10, -2])
    }
}
