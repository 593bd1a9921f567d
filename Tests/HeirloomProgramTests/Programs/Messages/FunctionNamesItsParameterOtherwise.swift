// The 'instantiate' of a generic search has a parameter with the label of the dependency and another internal name.
//: Rules/Rules.swift
public struct Square: Hashable, Sendable, CustomStringConvertible {
    public var file: Int, rank: Int
    public init?(_ text: some StringProtocol) {
        guard text.count == 2, let file = text.unicodeScalars.first, let rank = text.last?.wholeNumberValue else { return nil }
        (self.file, self.rank) = (Int(file.value) - 97, rank)
    }
    public var description: String { "\(Character(UnicodeScalar(UInt8(file + 97))))\(rank)" }
}
public struct Move: Sendable { public var from, to: Square; public init(from: Square, to: Square) { self.from = from; self.to = to } }
public protocol Engine: AnyObject { associatedtype Score: Comparable; func best(_ moves: [Move]) -> Move?; var last: Score? { get } }
public protocol Evaluating<Score>: Sendable { associatedtype Score: Comparable; func callAsFunction(_ move: Move) -> Score }
//: Engines/Engines.swift
import Heirloom
import Rules

public final class Search<Score: Comparable>: Engine {
    private let evaluate: any Evaluating<Score>
    public private(set) var last: Score?
    public init(evaluate: any Evaluating<Score>) { self.evaluate = evaluate }
    public func best(_ moves: [Move]) -> Move? {
        let best = moves.max { evaluate($0) < evaluate($1) }
        last = best.map { evaluate($0) }
        return best
    }
}

@Instantiable
extension Search: Instantiable {
    public static func instantiate(1️⃣rank evaluate: any Evaluating<Int>) -> Search<Int> { .init(evaluate: evaluate) }
    public static func instantiate(file: any Evaluating<Double>) -> Search<Double> { .init(evaluate: file) }
}

@Instantiable(fulfillingAdditionalTypes: [(any Evaluating<Int>).self])
public struct RankEvaluation: Evaluating, Instantiable {
    public init() {}
    public func callAsFunction(_ move: Move) -> Int { move.to.rank - move.from.rank }
}

@Instantiable(fulfillingAdditionalTypes: [(any Evaluating<Double>).self])
public struct FileEvaluation: Evaluating, Instantiable {
    @Received private let weight: Double
    public init(weight: Double) { self.weight = weight }
    public func callAsFunction(_ move: Move) -> Double { Double(move.to.file) * weight }
}
//: App/main.swift
import Engines
import Heirloom
import Rules

@Instantiable
struct Match: Instantiable {
    @Forwarded let weight: Double
    @Instantiated let rank: any Evaluating<Int>
    @Instantiated let file: any Evaluating<Double>
    @Instantiated let white: Search<Int>
    @Instantiated let black: Search<Double>
    @Received(fulfilledByDependencyNamed: "black", ofType: Search<Double>.self) let any: any Engine
}

@Instantiable
struct Chess: Instantiable { @Instantiated let matches: Instantiator<Match> }

let match = Chess().matches.instantiate(weight: -1)
let moves = ["a2a4", "b2b3", "h2h3"].map { Move(from: Square($0.prefix(2))!, to: Square($0.suffix(2))!) }
print(match.white.best(moves)!.to, match.black.best(moves)!.to, match.black.last ?? 0, match.any === match.black)
//: refused
// 1️⃣ missing-dependency
