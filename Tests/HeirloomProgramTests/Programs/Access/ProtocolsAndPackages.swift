// Package protocols with public fulfillments, internal ones in one module, and a public type whose dependencies all have a
// narrower access level.
//: Storage/Storage.swift
import Heirloom

package protocol KeyValueStore: AnyObject {
    func get(_ key: String) -> Int
    func set(_ value: Int, for key: String)
}

@Instantiable(fulfillingAdditionalTypes: [KeyValueStore.self])
package final class MemoryStore: Instantiable, KeyValueStore {
    private var values: [String: Int] = [:]
    package init() {}
    package func get(_ key: String) -> Int { values[key] ?? 0 }
    package func set(_ value: Int, for key: String) { values[key] = value }
}
//: Scores/Scores.swift
import Heirloom
import Storage

protocol Scoring { func points(_ word: String) -> Int }

@Instantiable(fulfillingAdditionalTypes: [Scoring.self])
struct LetterScoring: Instantiable, Scoring {
    func points(_ word: String) -> Int { word.count }
}

@Instantiable(isRoot: true)
public final class Scoreboard: Instantiable {
    @Instantiated private let keyValueStore: any KeyValueStore
    @Instantiated private let scoring: any Scoring
    @Instantiated private let roundBuilder: Instantiator<Round>

    init(keyValueStore: any KeyValueStore, scoring: any Scoring, roundBuilder: Instantiator<Round>) {
        self.keyValueStore = keyValueStore
        self.scoring = scoring
        self.roundBuilder = roundBuilder
    }

    public func play(_ player: String, _ words: [String]) -> Int {
        let round = roundBuilder.instantiate(player: player)
        words.forEach { round.play($0) }
        return keyValueStore.get(player)
    }
}

@Instantiable
struct Round: Instantiable {
    @Forwarded let player: String
    @Received let keyValueStore: any KeyValueStore
    @Received let scoring: any Scoring
    func play(_ word: String) {
        keyValueStore.set(keyValueStore.get(player) + scoring.points(word), for: player)
    }
}
//: App/main.swift
import Scores

let board = Scoreboard()
print(board.play("ada", ["tree", "ox"]), board.play("eve", ["a"]), board.play("ada", ["b"]))
//: prints
// 6 1 7
